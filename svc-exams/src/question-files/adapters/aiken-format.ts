import { parseAiken } from '@pathshala/rules/parse-aiken';
import type { QuestionDraft } from '../../question-bank/ports.ts';
import { bareQuestion, type QuestionFormat } from '../domain/file-question.ts';
import { cellOfFragment, fragmentOfCell } from '../domain/fragments.ts';
import { decodeText, encodeText } from '@pathshala/uploads/decode-text';

const letters = 'ABCDEF';

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ');

function linesOf({ question, options }: QuestionDraft): string {
  const correct = options.findIndex(({ isCorrect }) => isCorrect);
  return [
    cellOfFragment(question).replaceAll(/\n\s*\n/gu, '\n'),
    ...options.map(({ text }, index) => `${letters[index]}. ${oneLine(cellOfFragment(text))}`),
    `ANSWER: ${letters[correct]}`,
  ].join('\n');
}

/** Aiken holds text, options and one correct option. */
export const aikenFormat: QuestionFormat = {
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  read(content) {
    const { questions, errors } = parseAiken(decodeText(content));
    return {
      questions: questions.map(({ line, question, options, correct }) => ({
        line,
        draft: {
          ...bareQuestion,
          question: fragmentOfCell(question),
          options: options.map((text, index) => ({
            text: fragmentOfCell(text),
            isCorrect: index === correct,
          })),
        },
      })),
      errors: errors.map(({ line, problem }) => ({ line, code: `exams.question-import.line.${problem}` })),
    };
  },
  write: (questions) => encodeText(`${questions.map(linesOf).join('\n\n')}\n`),
};
