import type { SqlCondition } from './sql-condition.ts';

const literal = /^(?:[^\\^$.*+?()[\]{}|]|\\[^\w\s])*$/;
const ascii = /[\x20-\x7E]/g;

/** The text that a pattern without special characters stands for; null when it is more than a text. */
function literalOf(pattern: string): string | null {
  return literal.test(pattern) ? pattern.replaceAll(/\\(.)/g, '$1') : null;
}

/** SQLite folds the case of ASCII only; a letter beyond it that has two cases is left to the full matching. */
function foldsAlike(text: string): boolean {
  const letters = text.replaceAll(ascii, '');
  return letters.toLowerCase() === letters.toUpperCase();
}

/** `{ $regex, $options }` that only looks for a text, as a search for its bytes; null when it is another pattern. */
export function containsLiteral(column: string, condition: object): SqlCondition | null {
  const { $regex: pattern, $options: options = '', ...more } = condition as Record<string, unknown>;
  if (typeof pattern !== 'string' || Object.keys(more).length > 0) return null;
  const search = literalOf(pattern);
  if (search === null) return null;
  const isText = `typeof(${column}) = 'text'`;
  if (options === '') {
    return { text: `(${isText} AND instr(${column}, ?) > 0)`, values: [search], isExact: true };
  }
  if (options !== 'i' || !foldsAlike(search)) return null;
  const values = [search.toLowerCase()];
  return { text: `(${isText} AND instr(lower(${column}), ?) > 0)`, values, isExact: true };
}
