import { blocksOf } from '@pathshala/rules/aiken-lines';
import { parseAiken } from '@pathshala/rules/parse-aiken';
import { decodeText, encodeText } from '@pathshala/uploads/decode-text';
import type { QuestionDraft } from '../../question-bank/ports.ts';
import { bareQuestion, type QuestionFormat } from '../domain/file-question.ts';
import { fragmentOfText, plainTextOf, textOfFragment } from '../domain/fragments.ts';
import { distinctRemarks, tagsInText } from '../domain/html-remarks.ts';

const letters = 'ABCDEF';

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ');

/** Without its formatting; a raised or lowered part keeps a sign, so that 10⁵ does not become 105. */
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

/** Aiken holds plain text, options and one correct option. */
export const aikenFormat: QuestionFormat = {
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  read(content) {
    const blocks = blocksOf(decodeText(content)).map((lines) => {
      const text = lines.map((line) => line.text).join('\n');
      const lineAt = (line: number) => lines[line - 1]?.number ?? 1;
      const source = { before: '', fields: [{ name: '', text }] };
      return { line: lineAt(1), source, lineAt, read: parseAiken(text) };
    });
    return {
      questions: blocks.flatMap(({ line, source, read }) =>
        read.questions.map(({ question, options, correct }) => ({
          line,
          draft: {
            ...bareQuestion,
            question: fragmentOfText(question),
            options: options.map((text, index) => ({
              text: fragmentOfText(text),
              isCorrect: index === correct,
            })),
          },
          remarks: distinctRemarks([question, ...options].flatMap(tagsInText)),
          source,
        })),
      ),
      failed: blocks.flatMap(({ line, source, lineAt, read: { errors } }) => {
        const named = errors.map(({ line: at, problem }) => ({
          line: lineAt(at),
          code: `exams.question-import.line.${problem}`,
        }));
        return named.length === 0 ? [] : [{ line, errors: named, source }];
      }),
    };
  },
  write: (questions) => encodeText(`${questions.map(linesOf).join('\n\n')}\n`),
  rebuild: ({ fields }) => encodeText(`${fields.map(({ text }) => text).join('\n')}\n`),
};
