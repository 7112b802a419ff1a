import { isolated } from '../isolated/isolated.ts';
import type { SheetInput } from './sheet-job.ts';
import type { Sheet, SheetOptions } from './sheet.ts';

const run = isolated<SheetInput, Sheet>(new URL('sheet-job.ts', import.meta.url));

/** Whether the bytes begin as a zip file does, which a workbook of Excel is. */
export function isZipped(content: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => content[at] === byte);
}

/**
 * One sheet of a workbook (.xlsx), in a process of its own with limits of time and memory. Values of formulas are those that
 * were stored with them; nothing is calculated. Rejects with refusals that say what to do: `common.file.sheet-too-large` (413),
 * `common.file.sheet-unreadable`, `common.file.no-such-sheet`, `common.file.too-demanding` (422).
 */
export function readSheet(content: Uint8Array, { caller, ...options }: SheetOptions): Promise<Sheet> {
  return run(caller, { content, ...options });
}
