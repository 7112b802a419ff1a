import { setImmediate } from 'node:timers/promises';
import { aikenSteps, type AikenBlock } from '@pathshala/rules/parse-aiken';
import { decodeText, encodeText } from '@pathshala/uploads/decode-text';
import type { QuestionDraft } from '../../question-bank/index.ts';
import { bareQuestion, type QuestionFormat, type ReadQuestions } from '../domain/file-question.ts';
import { fragmentOfText, plainTextOf, textOfFragment } from '../domain/fragments.ts';
import { distinctRemarks, tagsInText } from '../domain/html-remarks.ts';

const letters = 'ABCDEF';

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ');

/** The text without its formatting; a raised or lowered part gets a sign, so that 10⁵ does not become 105. */
function textOf(fragment: string): string {
  return (
    plainTextOf(fragment) ??
    textOfFragment(
      fragment
        .replaceAll(/<br\s*\/?>|<\/p>/giu, '\n')
        .replaceAll(/<sup>/giu, '^')
        .replaceAll(/<sub>/giu, '_'),
    ).trim()
  );
}

function linesOf({ question, options }: QuestionDraft): string {
  const correct = options.findIndex(({ isCorrect }) => isCorrect);
  return [
    textOf(question).replaceAll(/\n\s*\n/gu, '\n'),
    ...options.map(({ text }, index) => `${letters[index]}. ${oneLine(textOf(text))}`),
    `ANSWER: ${letters[correct]}`,
  ].join('\n');
}

function readBlock({ line, text, question, errors }: AikenBlock): Partial<ReadQuestions> {
  const source = { before: '', fields: [{ name: '', text }] };
  if (question === null) {
    const named = errors.map((error) => ({
      line: error.line,
      code: `exams.question-import.line.${error.problem}`,
    }));
    return { failed: [{ line, errors: named, source }] };
  }
  const { question: stem, options, correct, explanation = '' } = question;
  const draft = {
    ...bareQuestion,
    question: fragmentOfText(stem),
    options: options.map((option, index) => ({ text: fragmentOfText(option), isCorrect: index === correct })),
    explanation: fragmentOfText(explanation),
  };
  return {
    questions: [{ line, draft, remarks: distinctRemarks([stem, ...options].flatMap(tagsInText)), source }],
  };
}

/** Aiken holds plain text, options and one correct option; an explanation is our own addition, below the answer. */
export const aikenFormat: QuestionFormat = {
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  async read(content) {
    const steps = aikenSteps(decodeText(content));
    let step = steps.next();
    while (!step.done) {
      await setImmediate();
      step = steps.next();
    }
    const read = step.value.map(readBlock);
    return {
      questions: read.flatMap(({ questions = [] }) => questions),
      failed: read.flatMap(({ failed = [] }) => failed),
    };
  },
  write: (questions) => encodeText(`${questions.map(linesOf).join('\n\n')}\n`),
  rebuild: ({ fields }) => encodeText(`${fields.map(({ text }) => text).join('\n')}\n`),
};
