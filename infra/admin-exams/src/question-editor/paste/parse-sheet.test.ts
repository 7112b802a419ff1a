import { describe, expect, it } from 'vitest';
import { parsePasted } from './parse-pasted.ts';

const tsv = (...rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n');
const heading = ['Question', 'A', 'B', 'C', 'D', 'Answer', 'Points', 'Explanation'];
const capital = ['Capital?', 'Sylhet', 'Dhaka', 'Khulna', '', 'B', '2', 'Since 1971.'];
const parse = (source: string, isMultipleChoice = false) => parsePasted(source, isMultipleChoice);
const correctOf = (answer: string, options = ['4', 'x', '6'], isMultipleChoice = false) => {
  const { questions, errors } = parse(
    tsv(['Question', 'A', 'B', 'C', 'Answer'], ['Q?', ...options, answer]),
    isMultipleChoice,
  );
  return questions[0]?.correct ?? errors.map(({ problem }) => problem);
};

describe('questions from a spreadsheet', () => {
  it('are read by the headings, in any order and in both languages', () => {
    const expected = {
      line: 2,
      question: 'Capital?',
      options: ['Sylhet', 'Dhaka', 'Khulna'],
      correct: [1],
      explanation: 'Since 1971.',
      points: '2',
    };
    expect(parse(tsv(heading, capital))).toEqual({ questions: [expected], errors: [], rest: '' });
    const bengali = tsv(
      ['নম্বর', 'ব্যাখ্যা', 'সঠিক উত্তর', 'প্রশ্ন', 'ক', 'খ', 'গ'],
      ['2', 'Since 1971.', 'খ', 'Capital?', 'Sylhet', 'Dhaka', 'Khulna'],
    );
    expect(parse(bengali).questions).toEqual([expected]);
  });

  it('have a usual order of columns without headings', () => {
    expect(parse(tsv(capital)).questions).toMatchObject([{ line: 1, correct: [1], points: '2' }]);
  });

  it('come as CSV too, with cells of several lines, and a byte order mark', () => {
    const csv = '\uFEFFQuestion,A,B,Answer\r\n"Which, then?\r\nSay",1,2,A\r\nNext?,3,4,B\r\n';
    expect(parse(csv).questions).toMatchObject([
      { line: 2, question: 'Which, then?\r\nSay', correct: [0] },
      { line: 4, question: 'Next?', correct: [1] },
    ]);
  });

  it.each([
    ['b', [1]],
    ['গ', [2]],
    ['২', [1]],
    ['(A)', [0]],
    ['X', [1]],
    ['6', [2]],
    ['', ['noAnswerCell']],
    ['D', ['unknownAnswerCell']],
    ['A, C', ['severalAnswers']],
  ])('have an answer by letter, number or text: %s', (answer, correct) =>
    expect(correctOf(answer)).toEqual(correct),
  );

  it('leave no doubt between the number and the text of an option', () => {
    expect(correctOf('2', ['1', '3', '2'])).toEqual(['ambiguousAnswer']);
    expect(correctOf('2', ['1', '2', '3'])).toEqual([1]);
  });

  it('may have several correct options where the form allows that', () => {
    expect(correctOf('ক ও গ', undefined, true)).toEqual([0, 2]);
    expect(correctOf('C; A', undefined, true)).toEqual([0, 2]);
  });

  it('are named by their line when something is wrong, and stay in the text with the headings', () => {
    const gap = ['Gap?', 'a', '', 'c', '', 'A', '', ''];
    const poor = ['', 'a', '', '', '', 'E', '0', ''];
    const { questions, errors, rest } = parse(tsv(heading, gap, capital, poor));
    expect(questions).toHaveLength(1);
    expect(errors).toEqual([
      { line: 2, problem: 'emptyOption' },
      { line: 4, problem: 'noQuestion' },
      { line: 4, problem: 'fewOptions' },
      { line: 4, problem: 'unknownAnswerCell' },
      { line: 4, problem: 'points' },
    ]);
    expect(rest).toBe(tsv(heading, gap, poor).trimEnd());
  });

  it('may have a title above the headings, the hint of Excel on the sign between cells, and short headings', () => {
    const source = 'sep=;\nModel test;;;\n\nQ.;Option A;(B);Ans\nWhich < 5?;<b>;6, or 7;A\n;;;\nBad;1;2;C\n';
    const { questions, errors, rest } = parse(source);
    expect(questions).toEqual([
      {
        line: 5,
        question: 'Which < 5?',
        options: ['<b>', '6, or 7'],
        correct: [0],
        explanation: '',
        points: '',
      },
    ]);
    expect(errors).toEqual([{ line: 7, problem: 'unknownAnswerCell' }]);
    expect(rest).toBe('Q.;Option A;(B);Ans\nBad;1;2;C');
  });
});
