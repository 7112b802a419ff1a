/** Matches a formula, also after spaces, and with the wide signs that some spreadsheets read as the narrow ones. */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/u;

/**
 * Returns a text for a cell of a CSV file. A spreadsheet calculates a text that begins like a formula, whoever wrote it: an
 * apostrophe before it makes it text. `restoredCell` is its exact opposite.
 */
export function defusedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that `defusedCell` was given. */
export function restoredCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

const separatorLine = /^(?:"sep=(.)"|sep=(.))[ \t]*(?:\r\n|\r|\n|$)/iu;

/** Returns a CSV text without the line `sep=;`, which states for Excel the sign between the cells, and that sign. */
export function withoutSeparatorLine(text: string): {
  readonly source: string;
  readonly separator: string | undefined;
  /** 1 if there was such a line. */
  readonly lines: number;
} {
  const [whole, quoted, bare] = separatorLine.exec(text) ?? [];
  if (whole === undefined) return { source: text, separator: undefined, lines: 0 };
  return { source: text.slice(whole.length), separator: quoted ?? bare, lines: 1 };
}
