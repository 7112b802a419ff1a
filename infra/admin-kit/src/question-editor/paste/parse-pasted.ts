import { parseAiken } from '@pathshala/rules/parse-aiken';
import { parseSheet } from './parse-sheet.ts';
import type { PasteResult } from '@pathshala/rules/pasted-question';

const optionOrAnswer = /^\s*(?:[A-Fa-fক-চ][.)]\s|(?:answer|উত্তর)\s*[:ঃ])/imu;

/** Rows of a spreadsheet have tabs; CSV has no line that is an option or an answer of Aiken text. */
function isSheet(text: string): boolean {
  const [first = ''] = text.trimStart().split('\n', 1);
  return first.includes('\t') || (!optionOrAnswer.test(text) && (first.match(/[,;]/gu)?.length ?? 0) >= 3);
}

/** Questions in Aiken form, copied from a spreadsheet, or as CSV. */
export function parsePasted(text: string, isMultipleChoice: boolean): PasteResult {
  if (isSheet(text)) return parseSheet(text, isMultipleChoice);
  const { questions, ...found } = parseAiken(text);
  return {
    ...found,
    questions: questions.map(({ correct, ...question }) => ({
      ...question,
      correct: [correct],
      explanation: '',
      points: '',
    })),
  };
}
