/** A piece of a cell's text that looks the same from its first to its last character. */
export interface TextRun {
  /** The text as it was typed: `<sup>` in it is these five characters, and no markup. */
  readonly text: string;
  /** The position on the line; absent for ordinary text. */
  readonly position?: 'raised' | 'lowered';
}

export interface SheetCell {
  /**
   * The text that the cell shows, without its formatting: `105` for 10⁵, `25%` for 0.25 in a cell of per cent, `true` for a
   * boolean, an ordinary number as the file has it. Empty for an empty cell, for an error such as `#N/A`, and for a date.
   */
  readonly text: string;
  /** The pieces that make up `text`; absent unless part of the text is raised or lowered. */
  readonly runs?: readonly TextRun[];
  /** Excel stored a date, such as for a typed `1-2`: what was typed cannot be known. */
  readonly isDate?: true;
}

export interface SheetRow {
  /** The number that Excel shows beside the row, from 1. Rows without any value are left out. */
  readonly line: number;
  /** The cells by column, from A; the last one has a value. */
  readonly cells: readonly SheetCell[];
}

/** One sheet of a workbook, and what else could have been read. */
export interface Sheet {
  /** The names of all visible sheets that hold cells, in the order of the workbook. Show them where there are several. */
  readonly sheets: readonly string[];
  /** The one that was read: the one that the caller named, else the first. */
  readonly sheet: string;
  /** The rows, at most one more than `maxRows`, so that a caller sees that there are more. */
  readonly rows: readonly SheetRow[];
}

export interface SheetOptions {
  readonly maxRows: number;
  /** A name out of `sheets`; the first sheet without it. */
  readonly sheet?: string | undefined;
  /** The sender of the file: an account's id. A caller's files wait behind those of callers who have used less time. */
  readonly caller: string | null;
}
