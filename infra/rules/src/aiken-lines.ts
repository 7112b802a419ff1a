import {
  answerIn,
  explanationIn,
  hasNumber,
  labelsIn,
  splitAnswer,
  type OptionLabel,
} from './aiken-labels.ts';

/** A line of the text, or one of the options that share a line. */
export interface Line {
  /** The number of the line, from 1. */
  readonly number: number;
  readonly kind: 'text' | 'option' | 'answer' | 'explanation';
  /** The text without its label. */
  readonly text: string;
  /** The line as it was typed. */
  readonly raw: string;
  /** The place of an option's letter: 0 for A and ক. */
  readonly index: number;
  readonly style: string;
  /** The labels in the line can be read in more than one way. */
  readonly isAmbiguous: boolean;
  /** An empty line stands before it. */
  readonly isAfterGap: boolean;
}

interface RawLine {
  readonly number: number;
  readonly text: string;
  /** The label at its beginning. */
  readonly label: OptionLabel | undefined;
  readonly isAnswer: boolean;
}

/** Lines that the text of one question may have: how far a line looks for its options. */
export const maxTextLines = 30;
const bullet = /^[•▪●◦○\uf0b7\uf0a7]\s*(?=\S)/u;

/** Lines after which other work can come in between. */
const linesAtOnce = 500;

function* rawLinesOf(source: string): Generator<undefined, RawLine[]> {
  const texts = source.replaceAll(/[\u200b\ufeff]/gu, '').split(/\r\n|[\r\n\v\f\u2028\u2029]/u);
  const lines: RawLine[] = [];
  for (const raw of texts) {
    if (lines.length % linesAtOnce === 0) yield undefined;
    const text = raw.replaceAll(/[\u00a0\u2000-\u200a\u202f]/gu, ' ').trim();
    const label = labelOf(text.replace(bullet, ''));
    lines.push({ number: lines.length + 1, text, label, isAnswer: answerIn(text) !== undefined });
  }
  return lines;
}

/** The label at the beginning of a line. */
function labelOf(text: string): OptionLabel | undefined {
  const [first] = labelsIn(text);
  return first?.from === 0 ? first : undefined;
}

/** The labels that the next lines of the same question begin with. */
function labelsAfter(lines: readonly RawLine[], at: number): OptionLabel[] {
  const following = lines.slice(at + 1, at + 1 + maxTextLines);
  const end = following.findIndex(({ text, label, isAnswer }, nth) => {
    const isAfterGap = lines[at + nth]?.text === '';
    return isAnswer || (text !== '' && label === undefined && (isAfterGap || hasNumber(text)));
  });
  return following.slice(0, end === -1 ? undefined : end).flatMap(({ label }) => label ?? []);
}

interface LabelRow {
  readonly labels: readonly OptionLabel[];
  /** A letter stands in the row twice. */
  readonly isAmbiguous: boolean;
}

/** The labels of one list in a line: from the first one on, letter by letter. */
function rowFrom(first: OptionLabel, labels: readonly OptionLabel[]): LabelRow {
  const row = [first];
  for (const label of labels) {
    const isNext = label.index === (row.at(-1)?.index ?? -1) + 1;
    if (label.from > first.from && label.style === first.style && label.isSure && isNext) row.push(label);
  }
  const alike = labels.filter(
    ({ style, from, isSure }) => style === first.style && from >= first.from && isSure,
  );
  const isRepeated =
    alike.filter(({ index }) => row.some((label) => label.index === index)).length > row.length;
  return { labels: row, isAmbiguous: row.length > 1 && isRepeated };
}

/** A line, and the labels that the next lines begin with. */
interface Place {
  readonly number: number;
  readonly text: string;
  readonly next: readonly OptionLabel[];
}

/** The options of a line that begins with one. It is alone if the next line goes on with the second letter. */
function optionRow({ text, next: [next] }: Place, first: OptionLabel): LabelRow {
  const isAlone = next?.style === first.style && next.index === first.index + 1;
  return isAlone ? { labels: [first], isAmbiguous: false } : rowFrom(first, labelsIn(text));
}

/** The options behind a question on its line; undefined if its options follow below. */
function rowInText({ text, next }: Place): LabelRow | undefined {
  if (next.some(({ index }) => index === 0)) return undefined;
  const labels = labelsIn(text);
  const rows = labels.filter(({ index }) => index === 0).map((first) => rowFrom(first, labels));
  return rows.find(
    ({ labels: [first, ...others] }) => others.length >= (first?.style.startsWith('brackets') ? 1 : 2),
  );
}

/** Whether a label at the beginning of a line is one: `B.Sc` is one only in a list that has come to B. */
function isLabel(label: OptionLabel, before: Line | undefined, { next: [next] }: Place): boolean {
  if (label.isSure) return true;
  if (label.index === 0) return next?.style === label.style && next.index === 1;
  return before?.kind === 'option' && before.style === label.style && before.index === label.index - 1;
}

const plain = { index: -1, style: '', isAmbiguous: false, isAfterGap: false };

/** Returns the entries of a line; several if options share it. */
function entriesOf(lines: readonly RawLine[], at: number, before: Line | undefined): Line[] {
  const { number = 0, text: raw = '' } = lines[at] ?? {};
  const answer = answerIn(raw);
  if (answer !== undefined) return [{ ...plain, number, kind: 'answer', text: answer, raw }];
  const explanation = explanationIn(raw);
  if (explanation !== undefined) return [{ ...plain, number, kind: 'explanation', text: explanation, raw }];
  const split = splitAnswer(raw);
  const place = {
    number,
    text: split.text.replace(bullet, ''),
    next: split.answer === undefined ? labelsAfter(lines, at) : [],
  };
  const first = labelOf(place.text);
  const row = first && isLabel(first, before, place) ? optionRow(place, first) : rowInText(place);
  if (row === undefined) return [{ ...plain, number, kind: 'text', text: raw, raw }];
  return entriesOfRow({ ...place, raw, answer: split.answer }, row);
}

interface RowLine extends Pick<Place, 'number' | 'text'> {
  /** The line as it was typed. */
  readonly raw: string;
  /** The answer behind its options. */
  readonly answer: string | undefined;
}

/** The text before the options of a line, its options, and the answer behind them. */
function entriesOfRow({ number, text, raw, answer }: RowLine, { labels, isAmbiguous }: LabelRow): Line[] {
  const shared = { ...plain, number, raw };
  const stem = text.slice(0, labels[0]?.from).trim();
  const options = labels.map(({ index, style, to }, nth): Line => {
    const option = text.slice(to, labels[nth + 1]?.from).trim();
    return { ...shared, kind: 'option', text: option, index, style, isAmbiguous };
  });
  return [
    ...(stem === '' ? [] : [{ ...shared, kind: 'text' as const, text: stem }]),
    ...options,
    ...(answer === undefined ? [] : [{ ...shared, kind: 'answer' as const, text: answer }]),
  ];
}

/** The lines that are not empty. Yields where a caller may let other work come in between. */
export function* linesOf(source: string): Generator<undefined, Line[]> {
  const raw = yield* rawLinesOf(source);
  const lines: Line[] = [];
  let isAfterGap = false;
  for (const [at, { text }] of raw.entries()) {
    if (at % linesAtOnce === 0) yield undefined;
    if (text !== '') {
      const [first, ...others] = entriesOf(raw, at, lines.at(-1));
      if (first) lines.push({ ...first, isAfterGap }, ...others);
    }
    isAfterGap = text === '';
  }
  return lines;
}

/** The number of characters by which the format of a text is recognised. */
const looked = 50_000;

/** Whether a text has lines with options and with answers, as Aiken has them. */
export function isAiken(source: string): boolean {
  const lines = source
    .slice(0, looked)
    .split(/[\r\n\v]+/u)
    .map((line) => line.trim());
  return (
    lines.some((line) => answerIn(line) !== undefined || splitAnswer(line).answer !== undefined) &&
    lines.some((line) => labelsIn(line).length > 0)
  );
}
