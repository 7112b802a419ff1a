import type { Examples } from './examples.ts';
import type { KnownIds } from './known-ids.ts';
import { resolved, type JsonSchema, type OpenApi } from './operations.ts';
import type { Random } from './random.ts';
import { foreignFields, strangeText, strangeValue } from './strange-values.ts';

export interface ValueSource {
  readonly random: Random;
  readonly ids: KnownIds;
  readonly examples: Examples;
  readonly openApi: OpenApi;
  /** The path of the operation, which selects a family of ids. */
  readonly path: string;
  /** The caller's own id, for fields named `studentId`. */
  readonly self: string | undefined;
  /** The probability that a part is wrong. */
  readonly wrongness: number;
}

interface Place {
  /** Name of the field. */
  readonly name: string;
  readonly depth: number;
  /** The value that a response had here: used where it fits. */
  readonly example?: unknown;
}

/** A value of the schema with some invalid parts. */
export function valueOf(schema: JsonSchema, source: ValueSource, place: Place): unknown {
  const { random, wrongness, openApi } = source;
  const plain = resolved(schema, openApi);
  if (random.chance(wrongness)) return strangeValue(random);
  if (plain.const !== undefined) return plain.const;
  if (plain.enum !== undefined)
    return plain.enum.includes(place.example) ? place.example : random.pick(plain.enum);
  const options = plain.anyOf ?? plain.oneOf;
  if (options !== undefined) return valueOf(random.pick(options), source, place);
  if (plain.properties !== undefined) return objectOf(plain, source, place);
  if (plain.type === 'array') return listOf(plain, source, place);
  return typeof place.example === kindOf(plain) ? place.example : simpleValue(plain, source, place.name);
}

const kindOf = ({ type }: JsonSchema) => (type === 'integer' ? 'number' : type);

function simpleValue(schema: JsonSchema, source: ValueSource, name: string): unknown {
  const { random } = source;
  switch (schema.type) {
    case 'string':
      return textOf(schema, source, name);
    case 'number':
    case 'integer':
      return numberOf(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'object':
      return { [strangeText(random)]: strangeValue(random) };
    default:
      return strangeValue(random);
  }
}

function listOf({ items = {} }: JsonSchema, source: ValueSource, { name, depth, example }: Place): unknown {
  if (Array.isArray(example))
    return example
      .slice(0, 5)
      .map((one: unknown) => valueOf(items, source, { name, depth: depth + 1, example: one }));
  const length = depth > 5 ? 0 : 1 + source.random.int(3);
  return Array.from({ length }, () => valueOf(items, source, { name, depth: depth + 1 }));
}

function objectOf(schema: JsonSchema, source: ValueSource, { depth, example }: Place): unknown {
  const { random, wrongness } = source;
  const properties = schema.properties ?? {};
  const required = new Set(schema.required);
  const examples = isRecord(example) ? example : {};
  const entries = Object.entries(properties)
    .filter(([name]) => {
      const isWanted = required.has(name) || Object.hasOwn(examples, name);
      return !random.chance(isWanted ? wrongness / 2 : 0.6);
    })
    .map(([name, inner]): [string, unknown] => {
      const own = name === 'studentId' ? selfOf(source) : undefined;
      return [name, valueOf(inner, source, { name, depth: depth + 1, example: own ?? examples[name] })];
    });
  if (random.chance(depth === 0 ? 0.1 : 0.02)) entries.push(foreignField(properties, random));
  return Object.fromEntries(entries);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Usually the caller's own id. */
export function selfOf({ self, random }: ValueSource): string | undefined {
  return self !== undefined && random.chance(0.8) ? self : undefined;
}

function foreignField(properties: Readonly<Record<string, unknown>>, random: Random): [string, unknown] {
  const foreign = Object.keys(foreignFields).filter((name) => !Object.hasOwn(properties, name));
  const name = random.pick([...foreign, '__proto__']);
  return [name, foreignFields[name] ?? { role: 'admin' }];
}

function numberOf({ minimum = 0, maximum = 1000 }: JsonSchema, random: Random): number {
  const span = Math.min(maximum, 1_000_000) - minimum;
  return random.chance(0.2)
    ? random.pick([minimum, maximum, minimum - 1, maximum + 1])
    : minimum + random.int(Math.max(1, span + 1));
}

const made = {
  'date-time': '2026-03-01T10:00:00.000Z',
  date: '2026-03-01',
  email: 'somebody@example.com',
  uri: 'https://example.com/a',
  html: '<p>Text with $x^2$ and <strong>more</strong></p>',
} as const;

function textOf(
  { format, pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  source: ValueSource,
  name: string,
): string {
  const { random, ids, path } = source;
  if (format !== undefined && Object.hasOwn(made, format)) return made[format as keyof typeof made];
  if (pattern !== undefined || maxLength === 64) return ids.pick(random, { path, name });
  const text = random.pick([
    'Physics',
    'পদার্থবিজ্ঞান',
    'a b c',
    '01712345678',
    '123456',
    'x1@example.com',
    'Class 10',
  ]);
  if (random.chance(0.03)) return 'x'.repeat(Math.min(maxLength + 1, 5000));
  return text.padEnd(minLength, '.').slice(0, Math.max(maxLength, 1));
}
