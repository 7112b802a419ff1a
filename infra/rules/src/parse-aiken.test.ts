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
