import type { Examples } from './examples.ts';
import type { KnownIds } from './known-ids.ts';
import type { JsonSchema, OpenApi, Operation } from './operations.ts';
import type { Random } from './random.ts';
import { rawMarks, strangeText, strangeValue } from './strange-values.ts';
import { selfOf, valueOf, type ValueSource } from './values.ts';

export interface FuzzRequest {
  readonly operation: Operation;
  /** The target with `/api`. */
  readonly target: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RequestMaker {
  readonly random: Random;
  readonly ids: KnownIds;
  readonly examples: Examples;
  readonly openApi: OpenApi;
  readonly operations: readonly Operation[];
  /** Names of the operations that have accepted a request. */
  readonly reached: ReadonlySet<string>;
}

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json;charset=utf-16',
  '',
];

/** A request of the operation: usually close to the description, sometimes far from it. */
export function makeRequest(
  maker: RequestMaker,
  operation: Operation,
  self: string | undefined,
): FuzzRequest {
  const { random } = maker;
  const source: ValueSource = {
    ...maker,
    self,
    path: operation.path,
    wrongness: random.pick([0, 0, 0.02, 0.1, 0.4]),
  };
  const body = operation.body === undefined ? undefined : bodyOf(operation.body, source);
  return {
    operation,
    target: `${pathOf(operation, source)}${queryOf(operation, source)}`,
    body,
    headers: {
      ...(body !== undefined && {
        'content-type': random.chance(0.02) ? random.pick(contentTypes) : 'application/json',
      }),
      'accept-language': random.pick(['en', 'bn', 'bn-BD,bn;q=0.9', '*', ';;q=']),
      ...(random.chance(0.02) && { 'x-http-method-override': 'DELETE', 'x-identity': 'admin' }),
    },
  };
}

/**
 * 50 % of the calls go to operations that have accepted none yet. Log-outs and deletes remove what later requests need: nine
 * in ten are replaced by another call.
 */
export function pickOperation({ operations, reached, random }: RequestMaker): Operation {
  const unreached = operations.filter(({ name }) => !reached.has(name));
  const isNew = unreached.length > 0 && random.chance(0.5);
  const operation = random.pick(isNew ? unreached : operations);
  const isEnd = operation.path.endsWith('/logout') || operation.method === 'DELETE';
  return isEnd && random.chance(0.9) ? random.pick(operations) : operation;
}

function bodyOf(schema: NonNullable<Operation['body']>, source: ValueSource): string {
  const { random } = source;
  if (random.chance(0.02))
    return random.pick(['', '{', 'null', '[]', '"x"', '{"a":1}{}', '{"a":1,"a":2}', 'NaN']);
  const example = random.chance(0.6) ? source.examples.like(schema, source) : undefined;
  let text = JSON.stringify(valueOf(schema, source, { name: '', depth: 0, example }));
  for (const [mark, raw] of Object.entries(rawMarks)) text = text.replaceAll(`"${mark}"`, raw);
  return text;
}

function pathOf({ path }: Operation, source: ValueSource): string {
  return path.replaceAll(/(\w+)\/\{(\w+)\}/gu, (_, noun: string, parameter: string) => {
    const name = parameter === 'id' ? `${noun.replace(/s$/u, '')}Id` : parameter;
    return `${noun}/${escaped(pathValue(name, source))}`;
  });
}

function pathValue(name: string, source: ValueSource): string {
  const { random, ids, wrongness, path } = source;
  if (random.chance(wrongness)) return strangeText(random);
  const own = name === 'studentId' ? selfOf(source) : undefined;
  return own ?? ids.pick(random, { path, name });
}

/** Lone surrogates cannot be encoded: they are removed from addresses. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 2000);
}

function queryOf({ parameters }: Operation, source: ValueSource): string {
  const { random, wrongness } = source;
  const pairs = parameters
    .filter(
      ({ in: place, required = false }) => place === 'query' && !random.chance(required ? wrongness : 0.5),
    )
    .flatMap(({ name, schema = {} }) =>
      parameterValues(name, schema, source).map((value) => `${escaped(name)}=${escaped(asText(value))}`),
    );
  if (random.chance(wrongness))
    pairs.push(random.pick(['q[$ne]=1', '__proto__[a]=1', 'a=%E0%A4%A', '&&=', 'page=NaN']));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function parameterValues(name: string, schema: JsonSchema, source: ValueSource): readonly unknown[] {
  const { random, wrongness } = source;
  if (random.chance(wrongness)) return [strangeValue(random), 'again'];
  const own = name === 'studentId' ? selfOf(source) : undefined;
  return [own ?? valueOf(schema, source, { name, depth: 0 })];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
