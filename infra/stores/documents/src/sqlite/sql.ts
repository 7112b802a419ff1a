import type { SQLInputValue } from 'node:sqlite';

/** A piece of SQL with the values of its placeholders, in order. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

/** SQL that grows in place: a statement of twenty parts is made for each write, and a new object for each part would be garbage. */
export class Clause implements Sql {
  text: string;
  readonly values: SQLInputValue[] = [];

  constructor(text = '') {
    this.text = text;
  }

  add(text: string, ...values: readonly SQLInputValue[]): this {
    this.text += text;
    for (const value of values) this.values.push(value);
    return this;
  }

  append({ text, values }: Sql): this {
    return this.add(text, ...values);
  }

  /** Puts a call around what is there, with further arguments. */
  wrap(before: string, { text, values }: Sql, after: string): this {
    this.text = before + this.text + text + after;
    for (const value of values) this.values.push(value);
    return this;
  }

  /** Removes what was added since. */
  cut({ text, count }: { readonly text: string; readonly count: number }): void {
    this.text = text;
    this.values.length = count;
  }
}

export function joined(parts: readonly Sql[], separator: string): Sql {
  const clause = new Clause();
  for (const [place, part] of parts.entries()) {
    clause.add(place === 0 ? part.text : separator + part.text, ...part.values);
  }
  return clause;
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
