import { isAiken, parseAiken } from '@pathshala/rules/parse-aiken';
import { parseSheet } from './parse-sheet.ts';
import type { PasteResult } from '@pathshala/rules/pasted-question';

const option = /^\s*[([]?[A-Fa-fক-চ][.)\]।]/mu;

/** Rows of a spreadsheet have tabs, but so has a list from Word; CSV has no line that is an option of Aiken text. */
function isSheet(text: string): boolean {
  if (/^\s*"?sep=./iu.test(text)) return true;
  if (isAiken(text)) return false;
  const [first = ''] = text.trimStart().split('\n', 1);
  return first.includes('\t') || (!option.test(text) && (first.match(/[,;]/gu)?.length ?? 0) >= 3);
}

/** Questions in Aiken form, copied from a spreadsheet, or as CSV. */
export function parsePasted(text: string, isMultipleChoice: boolean): PasteResult {
  if (isSheet(text)) return parseSheet(text, isMultipleChoice);
  const { questions, ...found } = parseAiken(text);
  return {
    ...found,
    questions: questions.map(({ correct, explanation = '', ...question }) => ({
      ...question,
      correct: [correct],
      explanation,
      points: '',
    })),
  };
}
