import { indexOfLetter, withoutNumber } from './aiken-labels.ts';
import { blocksOf } from './aiken-blocks.ts';
import type { Line } from './aiken-lines.ts';
import { searchKeyOf } from './bengali.ts';
import { paperLimits } from './paper-rules.ts';
import type { PasteError, PasteProblem } from './pasted-question.ts';

export { isAiken } from './aiken-lines.ts';

/** A parsed question and the line on which it starts. */
interface AikenQuestion {
  readonly line: number;
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the correct option. */
  readonly correct: number;
  readonly explanation?: string;
}

export interface AikenResult {
  readonly questions: readonly AikenQuestion[];
  readonly errors: readonly PasteError[];
  /** The text without the valid questions. */
  readonly rest: string;
}

/** One question of a text, or what is wrong with it. */
export interface AikenBlock {
  /** Its first one, from 1. */
  readonly line: number;
  /** Its lines as typed, without empty ones. */
  readonly text: string;
  /** Null where there are errors. */
  readonly question: AikenQuestion | null;
  readonly errors: readonly PasteError[];
}

/** The questions of a text in steps, between which a caller may let other work come in. */
export function* aikenSteps(source: string): Generator<undefined, AikenBlock[]> {
  const blocks: AikenBlock[] = [];
  for (const lines of yield* blocksOf(source)) {
    if (blocks.length % blocksAtOnce === 0) yield undefined;
    const errors = errorsOf(lines);
    const question = errors.length === 0 ? questionOf(lines) : null;
    blocks.push({ line: lines[0]?.number ?? 1, text: typedText(lines), question, errors });
  }
  return blocks;
}

const blocksAtOnce = 200;

/**
 * Parses questions in Aiken format, and as they are typed and printed in Bangladesh: the question, with or without its number;
 * the options, labelled `A.`, `A)`, `(a)`, `ক.`, `ক)`, `(ক)` or `ক।`, on lines of their own or together; then `ANSWER: A`,
 * `Ans: b`, `উত্তর: (ক)` or `সঠিক উত্তর: ক`; then, if wanted, `Explanation:` or `ব্যাখ্যা:`. Empty lines before an option are
 * ignored.
 */
export function parseAiken(source: string): AikenResult {
  const steps = aikenSteps(source);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const blocks = step.value;
  return {
    questions: blocks.flatMap(({ question }) => question ?? []),
    errors: blocks.flatMap(({ errors }) => errors),
    rest: blocks.flatMap(({ text, question }) => (question === null ? [text] : [])).join('\n\n'),
  };
}

function typedText(lines: readonly Line[]): string {
  return [...new Map(lines.map(({ number, raw }) => [number, raw])).values()].join('\n');
}

/**
 * The lines of a block by kind. A list before the last one, labelled in another way, is of statements that the question asks
 * about. After the first option every other text is an error.
 */
function partsOf(lines: readonly Line[]) {
  const body = lines.filter(({ kind }) => kind === 'text' || kind === 'option');
  const first = body.findIndex(({ kind }) => kind === 'option');
  const start = Math.max(first, lastListOf(body));
  const cut = start === -1 ? body.length : start;
  return {
    texts: body.slice(0, cut),
    options: body.slice(cut).filter(({ kind }) => kind === 'option'),
    stray: body.slice(cut).filter(({ kind }) => kind === 'text'),
    answer: lines.find(({ kind }) => kind === 'answer'),
    explanation: lines.filter(({ kind }) => kind === 'explanation'),
  };
}

/** Returns the index where a list begins that follows another one at once, in another style; -1 for none. */
function lastListOf(body: readonly Line[]): number {
  return body.findLastIndex(({ kind, index, style }, at) => {
    const before = body[at - 1];
    return kind === 'option' && index === 0 && before?.kind === 'option' && before.style !== style;
  });
}

function stemOf(texts: readonly Line[]): string {
  const shown = texts.map(({ kind, text, raw }) => (kind === 'option' ? raw : text));
  const [first = '', ...others] = [
    ...new Set(shown.map((text, at) => (at === 0 ? withoutNumber(text) : text))),
  ];
  return [first, ...others].filter((text) => text !== '').join('\n');
}

function questionOf(lines: readonly Line[]): AikenQuestion {
  const { texts, options, answer, explanation } = partsOf(lines);
  const optionTexts = options.map(({ text }) => text);
  const explained = explanation
    .map(({ text }) => text)
    .join('\n')
    .trim();
  return {
    line: lines[0]?.number ?? 1,
    question: stemOf(texts),
    options: optionTexts,
    correct: answerIndex(answer?.text ?? '', optionTexts),
    ...(explained !== '' && { explanation: explained }),
  };
}

const namedLetter = /^[([]?(\p{L})(?:[)\].।৷:](?!\p{L})|$)\s*(.*)$/u;

/** The option that an answer names by its letter, with or without its text, or by its text alone; -1 for none. */
function answerIndex(answer: string, options: readonly string[]): number {
  const [, letter = '', text = ''] = namedLetter.exec(answer) ?? [];
  const index = indexOfLetter(letter);
  if (index !== -1) return text === '' || isText(options[index], text) ? index : -1;
  const named = options.flatMap((option, at) => (isText(option, answer) ? [at] : []));
  return named.length === 1 ? (named[0] ?? -1) : -1;
}

const isText = (option: string | undefined, text: string): boolean =>
  option !== undefined && searchKeyOf(option) === searchKeyOf(text);

function errorsOf(lines: readonly Line[]): readonly PasteError[] {
  const { texts, options, stray, answer } = partsOf(lines);
  const hasStem = stemOf(texts) !== '';
  return [
    ...(hasStem ? [] : [errorAt(lines[0], 'noQuestion')]),
    ...stray.map((line) => errorAt(line, 'strayText')),
    ...(options.length === 0 ? [errorAt(lines.at(-1), 'noOptions')] : errorsOfOptions(options)),
    ...(options.length === 0 ? [] : errorsOfAnswer(answer, options)),
  ].sort((a, b) => a.line - b.line);
}

function errorAt(line: Line | undefined, problem: PasteProblem): PasteError {
  return { line: line?.number ?? 1, problem };
}

function errorsOfOptions(options: readonly Line[]): readonly PasteError[] {
  const ambiguous = options.find(({ isAmbiguous }) => isAmbiguous);
  if (ambiguous) return [errorAt(ambiguous, 'ambiguousOptions')];
  const misplaced = options.find(({ index }, at) => index !== at);
  const { min, max } = paperLimits.options;
  return [
    ...(options.length < min ? [errorAt(options[0], 'fewOptions')] : []),
    ...(options.length > max ? [errorAt(options[max], 'manyOptions')] : []),
    ...(misplaced ? [errorAt(misplaced, 'letterOrder')] : []),
    ...options.filter(({ text }) => text === '').map((option) => errorAt(option, 'emptyOption')),
  ];
}

function errorsOfAnswer(answer: Line | undefined, options: readonly Line[]): readonly PasteError[] {
  if (!answer) return [errorAt(options.at(-1), 'noAnswer')];
  const texts = options.map(({ text }) => text);
  if (texts[answerIndex(answer.text, texts)] !== undefined) return [];
  const [, letter = '', text = ''] = namedLetter.exec(answer.text) ?? [];
  const isOther = text !== '' && texts[indexOfLetter(letter)] !== undefined;
  return [errorAt(answer, isOther ? 'otherAnswerText' : 'unknownAnswer')];
}
