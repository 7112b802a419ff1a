import { array, assert as holds, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAiken } from './parse-aiken.ts';

const capital = 'What is the capital of Bangladesh?\nA. Sylhet\nB. Dhaka\nC. Khulna\nANSWER: B';

const problemsOf = (source: string) => parseAiken(source).errors.map(({ line, problem }) => [line, problem]);

describe('Aiken text', () => {
  it('returns the question, its options and the correct one', () => {
    expect(parseAiken(capital)).toEqual({
      questions: [
        {
          line: 1,
          question: 'What is the capital of Bangladesh?',
          options: ['Sylhet', 'Dhaka', 'Khulna'],
          correct: 1,
        },
      ],
      errors: [],
      rest: '',
    });
  });

  it('takes brackets for full stops, Windows line ends, a byte order mark and small letters in the answer', () => {
    const { questions, errors } = parseAiken('\uFEFF2 + 2?\r\nA) 4\r\nB) 5\r\n\r\nanswer: a\r\n');
    expect(errors).toEqual([]);
    expect(questions).toMatchObject([{ question: '2 + 2?', options: ['4', '5'], correct: 0 }]);
  });

  it.each(['উত্তর: খ', 'উত্তরঃ খ', 'উত্তর : খ)'])('reads Bengali letters, answered by %s', (answer) => {
    const { questions } = parseAiken(`বাংলাদেশের রাজধানী?\nক. সিলেট\nখ. ঢাকা\n${answer}`);
    expect(questions).toMatchObject([{ options: ['সিলেট', 'ঢাকা'], correct: 1 }]);
  });

  it('keeps a question of several lines together, and numbered statements inside it', () => {
    const [question] = parseAiken('Which hold?\ni. $x<y$\nii) a\nA. i\n\nB. ii\nANSWER: A').questions;
    expect(question?.question).toBe('Which hold?\ni. $x<y$\nii) a');
    expect(question?.options).toEqual(['i', 'ii']);
  });

  it('reads questions one after another, with or without an empty line between', () => {
    const { questions } = parseAiken(`${capital}\n${capital}\n\n\n${capital}`);
    expect(questions.map(({ line }) => line)).toEqual([1, 6, 13]);
  });

  it.each([
    ['A. 1\nB. 2\nANSWER: A', [[1, 'noQuestion']]],
    ['Why?\n\nBecause?\nA. 1\nB. 2\nANSWER: A', [[1, 'noOptions']]],
    ['Why?\nANSWER: A', [[2, 'noOptions']]],
    ['Why?\nA. 1\nANSWER: A', [[2, 'fewOptions']]],
    [
      `Why?\n${Array.from('ABCDEFG', (letter) => `${letter}. 1`).join('\n')}\nANSWER: A`,
      [[8, 'manyOptions']],
    ],
    ['Why?\nA. 1\nC. 2\nANSWER: A', [[3, 'letterOrder']]],
    ['Why?\nA. 1\nB.\nANSWER: A', [[3, 'emptyOption']]],
    ['Why?\nA. 1\nand more\nB. 2\nANSWER: A', [[3, 'strayText']]],
    ['Why?\nA. 1\nB. 2', [[3, 'noAnswer']]],
    ['Why?\nA. 1\nB. 2\n\nWhat?\nA. 1\nB. 2\nANSWER: A', [[3, 'noAnswer']]],
    ['Why?\nA. 1\nB. 2\nWhat?\nor so\nA. 1\nB. 2\nANSWER: A', [[3, 'noAnswer']]],
    ['Why?\nA. 1\nB. 2\nANSWER: C', [[4, 'unknownAnswer']]],
    ['Why?\nA. 1\nB. 2\nANSWER: A, B', [[4, 'unknownAnswer']]],
    [
      'Why?\nA. 1\nB.\nANSWER: D',
      [
        [3, 'emptyOption'],
        [4, 'unknownAnswer'],
      ],
    ],
  ])('says on which line %o is wrong', (source, problems) => expect(problemsOf(source)).toEqual(problems));

  it.each([
    ['A)', 'B)'],
    ['A) ', 'B) '],
    ['a. ', 'b. '],
    ['a)', 'b)'],
    ['(a)', '(b)'],
    ['(A) ', '(B) '],
    ['[A] ', '[B] '],
    ['A.', 'B.'],
    ['A.\t', 'B.\t'],
    ['A.\u00a0', 'B.\u00a0'],
    ['•\tA. ', '•\tB. '],
    ['ক.', 'খ.'],
    ['ক। ', 'খ। '],
    ['ক।', 'খ।'],
    ['ক)', 'খ)'],
    ['(ক)', '(খ)'],
    ['(ক) ', '(খ) '],
  ])('reads options labelled %s, on lines of their own or on one', (first, second) => {
    for (const between of ['\n', '\t', '   ']) {
      if (between !== '\n' && /^(?:A|ক)[.।]$|^•/u.test(first)) continue;
      for (const answer of ['ANSWER: B', 'Ans: b', 'উত্তরঃ (খ)']) {
        const { questions, errors } = parseAiken(`Which?\n${first}one${between}${second}two\n${answer}`);
        expect([errors, questions]).toMatchObject([
          [],
          [{ question: 'Which?', options: ['one', 'two'], correct: 1 }],
        ]);
      }
    }
  });

  it.each([
    'ANSWER: B',
    'Answer: B',
    'answer : b',
    'Ans: b',
    'Ans. B',
    'Ans - b',
    'Ans: (b)',
    'Correct answer: B',
    'The correct answer is: b',
    'Correct: B',
    'Key: b',
    'Answer: B. two',
    'Answer: two',
    'উত্তর: খ',
    'উত্তরঃ (খ)',
    'উত্তর : খ)',
    'উত্তর (খ)',
    'উত্তর- খ',
    'সঠিক উত্তর: খ',
    'সঠিক উত্তরঃ খ',
    'উঃ খ',
    'উত্তর: (খ) two',
  ])('reads the answer line %s', (answer) => {
    expect(parseAiken(`Which?\nA. one\nB. two\n${answer}`)).toMatchObject({
      errors: [],
      questions: [{ correct: 1 }],
    });
  });

  it.each([
    ['১। কোনটি?', 'কোনটি?'],
    ['১. কোনটি?', 'কোনটি?'],
    ['১) কোনটি?', 'কোনটি?'],
    ['(১) কোনটি?', 'কোনটি?'],
    ['প্রশ্ন ১: কোনটি?', 'কোনটি?'],
    ['প্রশ্ন নং ১২। কোনটি?', 'কোনটি?'],
    ['2. Which?', 'Which?'],
    ['2.\tWhich?', 'Which?'],
    ['2)Which?', 'Which?'],
    ['Q1. Which?', 'Which?'],
    ['Question 3: Which?', 'Which?'],
    ['7.\nWhich?', 'Which?'],
    ['3 men can dig it in 2 days.', '3 men can dig it in 2 days.'],
    ['১৯৭১ সালে কী হয়?', '১৯৭১ সালে কী হয়?'],
    ['1971. Which war?', '1971. Which war?'],
    ['1.5 mol of gas', '1.5 mol of gas'],
    ['১.৫ মোল', '১.৫ মোল'],
    ['(2) + (3) = ?', '(2) + (3) = ?'],
    ['উত্তর-পশ্চিমে কী?', 'উত্তর-পশ্চিমে কী?'],
    ['25% of 80?', '25% of 80?'],
    ['Reason: it rains. Explanation: clouds. Which?', 'Reason: it rains. Explanation: clouds. Which?'],
  ])('removes the number of a question, not one that belongs to it: %s', (typed, shown) => {
    expect(parseAiken(`${typed}\nA. 1\nB. 2\nANSWER: A`)).toMatchObject({
      errors: [],
      questions: [{ question: shown }],
    });
  });

  it('reads options behind their question, two on a line, and an answer behind them', () => {
    const { questions, errors } = parseAiken(
      '১। ফুল? (ক) গোলাপ (খ) শাপলা (গ) জবা (ঘ) বেলি উত্তর: (খ)\n২। নদী?\n(ক) পদ্মা\t(খ) হিমালয়\n(গ) বগুড়া (ঘ) যশোর\nউত্তর: ক\n' +
        'Which (a) and (b) hold?\nA. both\nB. none\nAns: a',
    );
    expect(errors).toEqual([]);
    expect(questions).toMatchObject([
      { line: 1, question: 'ফুল?', options: ['গোলাপ', 'শাপলা', 'জবা', 'বেলি'], correct: 1 },
      { line: 2, question: 'নদী?', options: ['পদ্মা', 'হিমালয়', 'বগুড়া', 'যশোর'], correct: 0 },
      { line: 6, question: 'Which (a) and (b) hold?', options: ['both', 'none'], correct: 0 },
    ]);
  });

  it('keeps letters that are no labels in their option, and statements in their question', () => {
    const { questions, errors } = parseAiken(
      'Which?\nA. vitamin A B. vitamin B C. a B.Sc.\nAns: c\n\nWhich are true?\n(a) one\n(b) two\nA. only (a)\nB. both\nANSWER: B',
    );
    expect(errors).toEqual([]);
    expect(questions).toMatchObject([
      { options: ['vitamin A', 'vitamin B', 'a B.Sc.'], correct: 2 },
      { question: 'Which are true?\n(a) one\n(b) two', options: ['only (a)', 'both'] },
    ]);
  });

  it('takes an explanation below the answer, of several lines where an empty line ends it', () => {
    const { questions, errors } = parseAiken(
      '1. One?\nA. 1\nB. 2\nANSWER: A\nExplanation: because\nit is so.\n\nTwo?\nক. ১\nখ. ২\nউত্তর: ক\nব্যাখ্যাঃ কারণ\nThree?\nA. 1\nB. 2\nANSWER: B',
    );
    expect(errors).toEqual([]);
    expect(questions.map(({ question, explanation }) => [question, explanation])).toEqual([
      ['One?', 'because\nit is so.'],
      ['Two?', 'কারণ'],
      ['Three?', undefined],
    ]);
  });

  it.each([
    ['Q?\nA. vitamin A. B. vitamin B. C. none\nANSWER: C', [[2, 'ambiguousOptions']]],
    ['Q?\nA. one\nB. two\nANSWER: B. one', [[4, 'otherAnswerText']]],
    ['Q?\nA. one\nB. two\n2. R?\nA. 1\nB. 2\nANSWER: A', [[3, 'noAnswer']]],
    ['১। কেন?\nসঠিক উত্তর: ক', [[2, 'noOptions']]],
  ])('asks instead of guessing: %o', (source, problems) => expect(problemsOf(source)).toEqual(problems));

  it('gives the whole questions, and keeps the text of the others', () => {
    const broken = 'Why?\nA. 1\nB. 2\nANSWER: Z';
    const { questions, errors, rest } = parseAiken(`${capital}\n\n${broken}\n\n${capital}`);
    expect(questions).toHaveLength(2);
    expect(errors).toEqual([{ line: 10, problem: 'unknownAnswer' }]);
    expect(rest).toBe(broken);
  });

  it('finds nothing in nothing', () => {
    expect(parseAiken(' \n\n\t')).toEqual({ questions: [], errors: [], rest: '' });
  });

  it('reads back whatever is written in its form', () => {
    const text = string({ unit: constantFrom('x', '১', '$', '<', ' ', '.', ')'), minLength: 1 }).map(
      (typed) => `q${typed}`.trim(),
    );
    const question = record({
      question: text,
      options: array(text, { minLength: 2, maxLength: 6 }),
      seed: integer({ min: 0, max: 5 }),
    });
    holds(
      property(array(question, { maxLength: 5 }), (written) => {
        const source = written
          .map(({ question, options, seed }) =>
            [
              question,
              ...options.map((option, index) => `${'ABCDEF'[index]}. ${option}`),
              `ANSWER: ${'ABCDEF'[seed % options.length]}`,
            ].join('\n'),
          )
          .join('\n\n');
        const { questions, errors } = parseAiken(source);
        expect(errors).toEqual([]);
        expect(questions).toMatchObject(
          written.map(({ question, options, seed }) => ({
            question,
            options,
            correct: seed % options.length,
          })),
        );
      }),
    );
  });
});
