import { keepingAddresses } from '@pathshala/contract-kit/addresses';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractRoutes } from './contract-routes.ts';

/** Fields by whose names an administrator types where a picture, a video or a link leads. */
const typed =
  /(?:url|image|thumbnail|picture|photo|video|poster|banner|cover|avatar|icon|link|href|pdf)s?$|^(?:src|logo)$/iu;

/** Addresses that a browser would request or open without a check, if a field accepted them. */
const hostile = [
  'http://evil.example/a.png',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '/api/auth/logout',
  'data:text/html,<script>1</script>',
  'https://good.example@evil.example/',
];

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The fields of a schema at any depth, with its own schema for each. */
function fieldsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): Field[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema as unknown as { readonly def: Readonly<Record<string, unknown>> };
  const inner = ['innerType', 'element', 'valueType', 'in', 'out'].flatMap((key) => def[key] ?? []);
  const options = (def['options'] ?? []) as z.ZodType[];
  const shape = Object.entries((def['shape'] ?? {}) as Record<string, z.ZodType>);
  return [
    ...shape.map(([name, field]) => ({ name, schema: field })),
    ...[...(inner as z.ZodType[]), ...options, ...shape.map(([, field]) => field)].flatMap((one) =>
      fieldsOf(one, seen),
    ),
  ];
}

const stored = 'http://old.example/a.png';

/** Whether the schema refuses the address unless the record has it. */
function keepsStored(schema: z.ZodType): boolean {
  const takes = (): boolean => schema.safeParse(stored).success;
  return !takes() && keepingAddresses(new Set([stored]), takes);
}

/** Returns whether the schema accepts anything: no handler reads such a field. */
const isIgnored = (schema: z.ZodType): boolean => schema.safeParse({ any: 'thing' }).success;

/** A link of the announcement may lead to a page of this site, which a reader opens. */
const reviewed = 'put /announcement: link takes /api/auth/logout';

/**
 * The domain checks these with the field's name, for a draft is stored with any fields missing (svc-exams,
 * `written-violations.ts`).
 */
const checkedByDomain = ['handwrittenPdf', 'downloadablePdf'];

describe('the addresses that are typed into forms', () => {
  it('are uploads, https links or pictures in the address itself, in every field of every service', async () => {
    const all = (await contractRoutes()).flatMap(({ method, path: at, body }) =>
      body === undefined ? [] : fieldsOf(body).map((field) => ({ ...field, route: `${method} ${at}` })),
    );
    const fields = all.filter(
      ({ name, schema }) => typed.test(name) && schema.safeParse('').success && !isIgnored(schema),
    );
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'image',
        'courseThumbnail',
        'thumbnailImageUrl',
        'imageUrl',
        'videoLink',
        'liveLink',
        'link',
      ]),
    );
    const taken = fields.flatMap(({ route, name, schema }) =>
      hostile
        .filter((address) => !checkedByDomain.includes(name) && schema.safeParse(address).success)
        .map((address) => `${route}: ${name} takes ${address}`),
    );
    expect([...new Set(taken)]).toEqual([reviewed]);
  });

  it('can be sent back as they were read, in every PUT that takes one: the service can read what is stored', async () => {
    const routes = await contractRoutes();
    const reads = new Set(routes.filter(({ method }) => method === 'get').map(({ path: at }) => `get ${at}`));
    const puts = routes.filter(
      ({ method, body }) =>
        method === 'put' && body !== undefined && fieldsOf(body).some(({ schema }) => keepsStored(schema)),
    );
    expect(puts.length).toBeGreaterThanOrEqual(7);
    const unread = puts.filter(({ path: at, audit }) => !reads.has(audit?.compare ?? `get ${at}`));
    expect(unread.map(({ path: at }) => at)).toEqual([]);
  });
});
