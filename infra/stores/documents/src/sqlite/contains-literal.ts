import type { SqlCondition } from './sql-condition.ts';

const literal = /^(?:[^\\^$.*+?()[\]{}|]|\\[^\w\s])*$/;
const ascii = /[\x20-\x7E]/g;

/** The text that a pattern without special characters matches; null for any other pattern. */
function literalOf(pattern: string): string | null {
  return literal.test(pattern) ? pattern.replaceAll(/\\(.)/g, '$1') : null;
}

/** SQLite ignores case for ASCII only; a text with another letter that has two cases needs the filter matcher. */
function foldsAlike(text: string): boolean {
  const letters = text.replaceAll(ascii, '');
  return letters.toLowerCase() === letters.toUpperCase();
}

/** Translates `{ $regex, $options }` that searches for a literal text; null for any other pattern. */
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
