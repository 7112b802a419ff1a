import { hasNumber } from './aiken-labels.ts';
import { linesOf, maxTextLines, type Line } from './aiken-lines.ts';

/** Whether a question without an answer line ended before this line: its options are complete, and A follows again. */
function startsNext(lines: readonly Line[], at: number): boolean {
  if (hasNumber(lines[at]?.raw ?? '')) return true;
  const next = lines
    .slice(at + 1, at + 1 + maxTextLines)
    .find(({ kind }) => kind === 'option' || kind === 'answer');
  return next?.kind === 'option' && next.index === 0;
}

/** Whether a line goes on with the explanation above it: an empty line comes before the next options. */
function continuesExplanation(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || line.isAfterGap || hasNumber(line.raw)) return false;
  const following = lines.slice(at + 1, at + 1 + maxTextLines);
  const end = following.findIndex(({ kind, isAfterGap }) => kind !== 'text' || isAfterGap);
  return end === -1 || following[end]?.isAfterGap === true;
}

type BlockState = 'none' | 'question' | 'options' | 'answered';

/** The place of a line: the block above it, and what that block has. */
interface BlockPlace {
  readonly at: number;
  readonly block: readonly Line[];
  readonly state: BlockState;
}

/** Whether a line belongs to the explanation of the block above it. */
function isExplanation(lines: readonly Line[], { at, block, state }: BlockPlace): boolean {
  const kind = lines[at]?.kind;
  if (kind === 'explanation' && (state === 'options' || state === 'answered')) return true;
  return kind === 'text' && block.at(-1)?.kind === 'explanation' && continuesExplanation(lines, at);
}

/** Whether a line that belongs to no explanation begins a block. Before the options, an explanation is text. */
function beginsBlock(lines: readonly Line[], { at, state }: BlockPlace): boolean {
  if (state === 'none' || state === 'answered') return true;
  const line = lines[at];
  if (line?.kind !== 'text' && line?.kind !== 'explanation') return false;
  return line.isAfterGap || (state === 'options' && startsNext(lines, at));
}

function stateAfter({ kind }: Line, state: BlockState): BlockState {
  if (kind === 'answer') return 'answered';
  return kind === 'option' ? 'options' : state;
}

/**
 * Splits the text into questions: a block ends with an answer line and the explanation below it, with an empty line before
 * the text of another question, or before a text with a number of its own or whose options begin again. Yields where a
 * caller may let other work come in between.
 */
export function* blocksOf(source: string): Generator<undefined, Line[][]> {
  const lines = yield* linesOf(source);
  const blocks: Line[][] = [];
  let block: Line[] = [];
  let state: BlockState = 'none';
  for (const [at, line] of lines.entries()) {
    const place = { at, block, state };
    if (isExplanation(lines, place)) {
      block.push({ ...line, kind: 'explanation' });
      continue;
    }
    // A question may have a sentence "Explanation: …" before its options.
    const entry: Line = line.kind === 'explanation' ? { ...line, kind: 'text', text: line.raw } : line;
    if (beginsBlock(lines, place)) {
      block = [entry];
      blocks.push(block);
      state = 'question';
    } else block.push(entry);
    state = stateAfter(entry, state);
  }
  return blocks;
}
