import { paperLimits } from './paper-rules.ts';
import {
  answerIndex,
  blocksOf,
  isAnswer,
  isOption,
  type Line,
  optionIndex,
  optionText,
} from './aiken-lines.ts';
import type { PasteError, PasteProblem } from './pasted-question.ts';

/** A parsed question and the line on which it starts. */
interface AikenQuestion {
  readonly line: number;
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the correct option. */
  readonly correct: number;
}

export interface AikenResult {
  readonly questions: readonly AikenQuestion[];
  readonly errors: readonly PasteError[];
  /** The text without the valid questions. */
  readonly rest: string;
}

/**
 * Parses questions in Aiken format: the question, then one line for each option, `A.` or `A)` (also `ক.`), then `ANSWER: A`
 * (also `উত্তর: ক`). A question may have several lines; empty lines before an option are ignored.
 */
export function parseAiken(source: string): AikenResult {
  const blocks = blocksOf(source).map((lines) => ({ lines, errors: errorsOf(lines) }));
  const whole = blocks.filter(({ errors }) => errors.length === 0);
  const broken = blocks.filter(({ errors }) => errors.length > 0);
  return {
    questions: whole.map(({ lines }) => questionOf(lines)),
    errors: broken.flatMap(({ errors }) => errors),
    rest: broken.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n'),
  };
}

/** The lines of a block by kind. After the first option every other text is an error. */
function partsOf(lines: readonly Line[]) {
  const body = lines.filter((line) => !isAnswer(line));
  const first = body.findIndex(isOption);
  const cut = first === -1 ? body.length : first;
  return {
    texts: body.slice(0, cut),
    options: body.slice(cut).filter(isOption),
    stray: body.slice(cut).filter((line) => !isOption(line)),
    answer: lines.find(isAnswer),
  };
}

function questionOf(lines: readonly Line[]): AikenQuestion {
  const { texts, options, answer } = partsOf(lines);
  return {
    line: lines[0]?.number ?? 1,
    question: texts.map(({ text }) => text).join('\n'),
    options: options.map(optionText),
    correct: answerIndex(answer),
  };
}

function errorsOf(lines: readonly Line[]): readonly PasteError[] {
  const { texts, options, stray, answer } = partsOf(lines);
  return [
    ...(texts.length === 0 ? [errorAt(lines[0], 'noQuestion')] : []),
    ...stray.map((line) => errorAt(line, 'strayText')),
    ...(options.length === 0 ? [errorAt(lines.at(-1), 'noOptions')] : errorsOfOptions(options)),
    ...(options.length === 0 ? [] : errorsOfAnswer(answer, options)),
  ].sort((a, b) => a.line - b.line);
}

function errorAt(line: Line | undefined, problem: PasteProblem): PasteError {
  return { line: line?.number ?? 1, problem };
}

function errorsOfOptions(options: readonly Line[]): readonly PasteError[] {
  const misplaced = options.find((option, index) => optionIndex(option) !== index);
  const { min, max } = paperLimits.options;
  return [
    ...(options.length < min ? [errorAt(options[0], 'fewOptions')] : []),
    ...(options.length > max ? [errorAt(options[max], 'manyOptions')] : []),
    ...(misplaced ? [errorAt(misplaced, 'letterOrder')] : []),
    ...options.filter((option) => optionText(option) === '').map((option) => errorAt(option, 'emptyOption')),
  ];
}

function errorsOfAnswer(answer: Line | undefined, options: readonly Line[]): readonly PasteError[] {
  if (!answer) return [errorAt(options.at(-1), 'noAnswer')];
  return options[answerIndex(answer)] ? [] : [errorAt(answer, 'unknownAnswer')];
}
