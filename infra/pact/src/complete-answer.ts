import { z } from 'zod';

/**
 * The values of a text, a number or a time that no example has; an id is `id1`, a number counts from 1 where 0 may not be.
 */
const neutral: readonly unknown[] = [
  '',
  0,
  false,
  [],
  {},
  'id1',
  1,
  '2026-01-15T10:00:00.000Z',
  '2026-01-15',
  'name@example.com',
];

/**
 * An example with the fields that its consumer test does not use: left out or null where the contract allows it, else as
 * in another example of the route, else empty, or the first of the values that the contract knows.
 */
export function completeAnswer(schema: z.ZodType, example: unknown, others: readonly unknown[]): unknown {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodUnion) return completeByOne(plain.options as z.ZodType[], example, others);
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

/** Completes by the alternative that knows every field of the example and adds the fewest. */
function completeByOne(options: readonly z.ZodType[], example: unknown, others: readonly unknown[]): unknown {
  const fitting = options
    .map((option) => ({ option, completed: completeAnswer(option, example, others) }))
    .filter(({ option, completed }) => {
      const parsed = option.safeParse(completed);
      return parsed.success && fieldsOf(example).every((name) => fieldsOf(parsed.data).includes(name));
    })
    .toSorted((a, b) => fieldsOf(a.completed).length - fieldsOf(b.completed).length);
  return fitting.length > 0 ? fitting[0]?.completed : example;
}

function missing(field: z.ZodType, values: readonly unknown[]): unknown {
  const known = [undefined, null, ...values.map((value) => completeAnswer(field, value, []))];
  const found = known.findIndex((value) => field.safeParse(value).success);
  return found < 0 ? invented(field) : known[found];
}

function invented(schema: z.ZodType): unknown {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodObject) return completeAnswer(plain, {}, []);
  if (plain instanceof z.ZodUnion) return invented(plain.options[0] as z.ZodType);
  if (plain instanceof z.ZodArray && !plain.safeParse([]).success)
    return [invented(plain.element as z.ZodType)];
  if (plain instanceof z.ZodEnum) return plain.options[0];
  if (plain instanceof z.ZodLiteral) return plain.value;
  return neutral.find((value) => plain.safeParse(value).success);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapper ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

const fieldsOf = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
