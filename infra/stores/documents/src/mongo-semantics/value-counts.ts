import type { ValueCount } from '../port.ts';

/** Throws TypeError for what is not the name of a field. */
export function assertFieldNames(fields: readonly string[]): void {
  const isName = (field: string) => field !== '' && !/[.$]/.test(field);
  if (fields.length === 0 || !fields.every(isName)) throw new TypeError('countBy needs names of fields');
}

function elementsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return [value ?? null];
  if (value.length === 0) return [null];
  return [...new Map(value.map((element: unknown) => [JSON.stringify(element), element])).values()];
}

function combinationsOf(document: object, fields: readonly string[]): unknown[][] {
  return fields.reduce<unknown[][]>(
    (combinations, field) => {
      const elements = elementsOf(Reflect.get(document, field));
      return combinations.flatMap((before) => elements.map((element) => [...before, element]));
    },
    [[]],
  );
}

/** Counts as MongoDB's `$unwind` and `$group` do, but each different element of an array once. */
export function countValues(documents: Iterable<object>, fields: readonly string[]): ValueCount[] {
  const counts = new Map<string, { readonly values: unknown[]; count: number }>();
  for (const document of documents) {
    for (const values of combinationsOf(document, fields)) {
      const key = JSON.stringify(values);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { values, count: 1 });
      else known.count += 1;
    }
  }
  return [...counts.values()];
}
