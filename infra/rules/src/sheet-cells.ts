/** Also after spaces, and with the wide signs that some spreadsheets read as the narrow ones. */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/u;

/**
 * A text for a cell of a CSV file. A spreadsheet calculates a text that begins like a formula, whoever wrote it: an
 * apostrophe before it makes it text. `restoredCell` is its exact opposite.
 */
export function defusedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that `defusedCell` was given. */
export function restoredCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
