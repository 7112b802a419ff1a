import { DomainError } from '@pathshala/contract-kit/domain-error';
import { unzipSync } from 'fflate';
import { unpackLimits } from '../unpack-limits.ts';
import type { Sheet, SheetOptions } from './sheet.ts';
import { maxColumns, rowsIn, TooWideError } from './sheet-rows.ts';
import { stringsIn, stylesIn, workbookOf, type SheetPlace } from './workbook.ts';

export interface SheetInput extends Pick<SheetOptions, 'maxRows' | 'sheet'> {
  readonly content: Uint8Array;
}

/**
 * Bytes of a part when unpacked. 50,000 rows of five cells have 12 MB; the texts of all sheets are one part, and ten thousand long
 * questions in Bengali have 25 MB of them.
 */
const partLimits = { sheet: 12_000_000, strings: 30_000_000 } as const;

function tooLarge(): DomainError {
  const params = { megabytes: partLimits.sheet / 1_000_000, columns: maxColumns, max: unpackLimits.files };
  return new DomainError('too-large', 'common.file.sheet-too-large', { params });
}

function unreadable(cause: unknown): DomainError {
  return Object.assign(new DomainError('invalid', 'common.file.sheet-unreadable'), { cause });
}

/** Reads parts by their names, whose case does not count; null for one that is not there. */
function createPartReader(content: Uint8Array) {
  const sizes = new Map<string, { readonly name: string; readonly bytes: number }>();
  let total = 0;
  unzipSync(content, {
    filter({ name, originalSize }) {
      total += originalSize;
      if (sizes.size >= unpackLimits.files || total > unpackLimits.bytes) throw tooLarge();
      sizes.set(name.toLowerCase(), { name, bytes: originalSize });
      return false;
    },
  });
  return (part: string, limit: number = partLimits.sheet): Uint8Array | null => {
    const found = sizes.get(part.toLowerCase());
    if (found === undefined) return null;
    // Into a buffer of the declared size: no more than that is unpacked.
    if (found.bytes > limit) throw tooLarge();
    return unzipSync(content, { filter: ({ name }) => name === found.name })[found.name] ?? null;
  };
}

function chosen(sheets: readonly SheetPlace[], name: string | undefined): SheetPlace {
  const found = name === undefined ? sheets[0] : sheets.find((sheet) => sheet.name === name);
  if (found !== undefined) return found;
  throw name === undefined
    ? unreadable(new Error('a workbook without sheets'))
    : new DomainError('invalid', 'common.file.no-such-sheet', {
        fields: { sheet: 'common.file.no-such-sheet' },
      });
}

function read({ content, maxRows, sheet: wanted }: SheetInput): Sheet {
  const partOf = createPartReader(content);
  const required = (part: string): Uint8Array => {
    const bytes = partOf(part);
    if (bytes === null) throw unreadable(new Error(`no ${part}`));
    return bytes;
  };
  const workbook = workbookOf(required('xl/workbook.xml'), required('xl/_rels/workbook.xml.rels'));
  const { name: sheet, part } = chosen(workbook.sheets, wanted);
  const strings =
    workbook.stringsPart === undefined ? null : partOf(workbook.stringsPart, partLimits.strings);
  const styles = workbook.stylesPart === undefined ? null : partOf(workbook.stylesPart);
  return {
    sheets: workbook.sheets.map(({ name }) => name),
    sheet,
    rows: rowsIn(required(part), {
      strings: strings === null ? [] : stringsIn(strings),
      styles: styles === null ? [] : stylesIn(styles),
      maxRows,
    }),
  };
}

/** One sheet of a workbook. Runs in a process of its own (`isolated`). Throws refusals alone: 413 or 422. */
export async function run(input: SheetInput): Promise<Sheet> {
  try {
    return read(input);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw error instanceof TooWideError ? tooLarge() : unreadable(error);
  }
}
