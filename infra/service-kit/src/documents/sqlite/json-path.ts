import type { SQLInputValue } from 'node:sqlite';

/** A piece of SQL with the values of its placeholders, in order. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

/** SQLite's path of a dotted path through objects; null when a name in it would need an escape that SQLite reads in its own way. */
export function jsonPath(path: string): string | null {
  const steps = path.split('.');
  return steps.every((step) => /^[\w-]+$/.test(step))
    ? `$${steps.map((step) => `."${step}"`).join('')}`
    : null;
}

/** The paths above a path: of `a.b.c`, `a` and `a.b`. */
export function parentsOf(path: string): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('.'));
}

export function joined(parts: readonly Sql[], separator: string): Sql {
  return {
    text: parts.map((part) => part.text).join(separator),
    values: parts.flatMap((part) => part.values),
  };
}
