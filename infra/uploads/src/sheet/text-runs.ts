import type { SheetCell, TextRun } from './sheet.ts';

export type Position = 'raised' | 'lowered';

/** A piece as the file has it: `null` stands on the line, without a position it stands as the cell's font says. */
interface StoredRun {
  readonly text: string;
  readonly position?: Position | null;
}

/** A text without formatting of its own, or its pieces. */
export type StoredText = string | readonly StoredRun[];

export function positionOf(vertAlign: string | undefined): Position | null {
  if (vertAlign === 'superscript') return 'raised';
  return vertAlign === 'subscript' ? 'lowered' : null;
}

/** Characters that XML cannot hold are written as `_x000B_`; `_x005F_` is the sign `_` itself (ECMA-376, part 1, §22.4.2.4). */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([0-9A-F]{4})_/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Collects the text of one `<si>` or `<is>`: its `<t>`, in runs (`<r>`) or without. Pronunciations (`<rPh>`) are left out. */
export function createTextCollector() {
  let runs: StoredRun[] = [];
  let text = '';
  let isInText = false;
  let isPronunciation = false;
  let position: StoredRun['position'];
  return {
    open(name: string, attributes: Readonly<Record<string, string>>): void {
      if (name === 'r') position = undefined;
      else if (name === 'rPh') isPronunciation = true;
      else if (name === 'rPr') position = null;
      else if (name === 'vertAlign') position = positionOf(attributes['val']);
      else if (name === 't') isInText = !isPronunciation;
    },
    text(part: string): void {
      if (isInText) text += part;
    },
    close(name: string): void {
      if (name === 'rPh') isPronunciation = false;
      if (name !== 't' || !isInText) return;
      isInText = false;
      runs.push({ text: unescapeText(text), ...(position === undefined ? {} : { position }) });
      text = '';
    },
    /** Returns what was collected, and begins again. */
    take(): StoredText {
      const taken = runs;
      runs = [];
      position = undefined;
      return taken.every((run) => run.position === undefined) ? taken.map((run) => run.text).join('') : taken;
    },
  };
}

/** Neighbours of one position together, without space at the two ends. */
function tidy(runs: readonly TextRun[]): TextRun[] {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last?.position === run.position && last !== undefined)
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') merged.push(run);
  }
  return trimmed(trimmed(merged, 'start'), 'end').filter(({ text }) => text !== '');
}

function trimmed(runs: readonly TextRun[], side: 'start' | 'end'): TextRun[] {
  const first = side === 'start' ? runs.findIndex(hasText) : runs.findLastIndex(hasText);
  return runs.flatMap((run, at) => {
    if (side === 'start' ? at < first : at > first) return [];
    if (at !== first) return [run];
    return [{ ...run, text: side === 'start' ? run.text.trimStart() : run.text.trimEnd() }];
  });
}

const hasText = ({ text }: TextRun): boolean => text.trim() !== '';

/** The text in a cell whose font is raised, lowered (the whole cell is), or neither. */
export function cellOf(stored: StoredText, font: Position | null): SheetCell {
  const pieces: readonly StoredRun[] = typeof stored === 'string' ? [{ text: stored }] : stored;
  const runs = tidy(
    pieces.map(({ text, position = font }) => (position === null ? { text } : { text, position })),
  );
  const text = runs.map((run) => run.text).join('');
  return runs.every(({ position }) => position === undefined) ? { text } : { text, runs };
}
