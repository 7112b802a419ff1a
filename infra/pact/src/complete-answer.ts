import { z } from 'zod';

const neutral: readonly unknown[] = ['', 0, false, [], {}];

/**
 * An example with the fields that its consumer test does not use: left out or null where the contract allows it, else as
 * in another example of the route, else empty.
 */
export function completeAnswer(schema: z.ZodType, example: unknown, others: readonly unknown[]): unknown {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodArray && Array.isArray(example)) {
    const items = others.flatMap((other) => (Array.isArray(other) ? (other as unknown[]) : []));
    return example.map((item) => completeAnswer(plain.element as z.ZodType, item, items));
  }
  if (!(plain instanceof z.ZodObject) || !isRecord(example)) return example;
  const fields = Object.entries<z.ZodType>(plain.shape);
  const completed = fields.map(([name, field]) => {
    const values = others.flatMap((other) => (isRecord(other) && name in other ? [other[name]] : []));
    const value = name in example ? completeAnswer(field, example[name], values) : missing(field, values);
    return [name, value] as const;
  });
  return { ...example, ...Object.fromEntries(completed.filter(([, value]) => value !== undefined)) };
}

function missing(field: z.ZodType, values: readonly unknown[]): unknown {
  return [undefined, null, ...values, ...neutral].find((value) => field.safeParse(value).success);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapper ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
