import type { SQLInputValue } from 'node:sqlite';

/** A piece of SQL with the values of its placeholders, in order. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

export function joined(parts: readonly Sql[], separator: string): Sql {
  let text = '';
  const values: SQLInputValue[] = [];
  for (const [place, part] of parts.entries()) {
    text += place === 0 ? part.text : separator + part.text;
    values.push(...part.values);
  }
  return { text, values };
}

/** `((a) OR (b))`. */
export function anyOf(parts: readonly Sql[]): Sql {
  const { text, values } = joined(
    parts.map((part) => ({ text: `(${part.text})`, values: part.values })),
    ' OR ',
  );
  return { text: `(${text})`, values };
}

/** A value that SQL can compare; objects and arrays are left to the filter matcher. */
export function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
