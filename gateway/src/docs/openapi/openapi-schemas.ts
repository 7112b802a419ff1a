import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

interface Named {
  /** `svc-exams`; empty for the kit's own. */
  readonly service: string;
  /** Its export: `question`. */
  readonly name: string;
  readonly schema: z.ZodType;
}

type Direction = 'input' | 'output';

const prefix = '#/components/schemas/';

/**
 * The JSON schemas of an API. What a contract exports is a component, named by its export, to which the others refer; it
 * has a twin `…Input` (`…Sent` if the contract exports another schema of that name) where what is sent differs from what is
 * answered. A schema that is named `…Input` is only ever sent.
 */
export class OpenApiSchemas {
  readonly #ids: ReadonlyMap<z.ZodType, string>;
  readonly #inline = { input: new Map<z.ZodType, string>(), output: new Map<z.ZodType, string>() };

  constructor(named: readonly Named[]) {
    this.#ids = idsOf(named);
  }

  /** Registers the schema of a body, an answer or parameters. Call it for all of them before `build`. */
  use(schema: z.ZodType, direction: Direction): void {
    const inline = this.#inline[direction];
    if (!this.#ids.has(schema) && !inline.has(schema)) inline.set(schema, `inline${inline.size}`);
  }

  build(): BuiltSchemas {
    const sent = this.#convert('input');
    const answered = this.#convert('output');
    const names = [...this.#ids.values()];
    const differing = differingOf(names, { sent, answered });
    const twinOf = (name: string) => (names.includes(`${name}Input`) ? `${name}Sent` : `${name}Input`);
    const targetOf = (name: string, direction: Direction) =>
      direction === 'input' && differing.has(name) && !name.endsWith('Input') ? twinOf(name) : name;
    const pointed = (schema: JsonSchema, direction: Direction) =>
      mapReferences(schema, (name) => targetOf(name, direction));
    const components = new Map<string, JsonSchema>();
    for (const name of names) {
      components.set(name, pointed(schemaIn(answered, name), 'output'));
      if (differing.has(name))
        components.set(targetOf(name, 'input'), pointed(schemaIn(sent, name), 'input'));
    }
    const whole = (schema: z.ZodType, direction: Direction): JsonSchema => {
      const name = this.#ids.get(schema) ?? this.#inline[direction].get(schema) ?? '';
      return pointed(schemaIn(direction === 'input' ? sent : answered, name), direction);
    };
    return {
      components,
      whole,
      refer: (schema, direction) => {
        const name = this.#ids.get(schema);
        return name === undefined ? whole(schema, direction) : { $ref: prefix + targetOf(name, direction) };
      },
    };
  }

  #convert(io: Direction): Readonly<Record<string, JsonSchema>> {
    const registry = z.registry<{ id: string }>();
    for (const [schema, id] of this.#ids) registry.add(schema, { id });
    // A copy: where the schema is also part of another one, it stays written out there.
    for (const [schema, id] of this.#inline[io]) registry.add(schema.clone(), { id });
    const options = { io, unrepresentable: 'any', uri: (id: string) => prefix + id } as const;
    return z.toJSONSchema(registry, options).schemas;
  }
}

interface BuiltSchemas {
  /** All components, by name; those that nothing refers to are to be left out. */
  readonly components: ReadonlyMap<string, JsonSchema>;
  /** The schema itself, also where it is a component. */
  readonly whole: (schema: z.ZodType, direction: Direction) => JsonSchema;
  /** A reference where it is a component. */
  readonly refer: (schema: z.ZodType, direction: Direction) => JsonSchema;
}

/** `question` → `Question`; `CatalogQuestion` and `ExamsQuestion` where two services export different ones of that name. */
function idsOf(named: readonly Named[]): ReadonlyMap<z.ZodType, string> {
  const byName = Map.groupBy(named, ({ name }) => name);
  const ids = new Map<z.ZodType, string>();
  for (const { service, name, schema } of named) {
    if (ids.has(schema)) continue;
    const isShared = (byName.get(name) ?? []).some((other) => other.schema !== schema);
    ids.set(schema, isShared ? capital(service.replace(/^svc-/, '')) + capital(name) : capital(name));
  }
  return ids;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function schemaIn(converted: Readonly<Record<string, JsonSchema>>, name: string): JsonSchema {
  const { $id: _id, $schema: _schema, ...schema } = converted[name] ?? {};
  return schema;
}

/** The components whose two forms differ, themselves or in what they refer to. */
function differingOf(
  names: readonly string[],
  { sent, answered }: Record<'sent' | 'answered', Readonly<Record<string, JsonSchema>>>,
): ReadonlySet<string> {
  const textOf = (schema: JsonSchema) => JSON.stringify(schema);
  const differing = new Set(
    names.filter((name) => textOf(schemaIn(sent, name)) !== textOf(schemaIn(answered, name))),
  );
  for (let before = -1; before !== differing.size;) {
    before = differing.size;
    for (const name of names) {
      if (referencesIn(answered[name]).some((other) => differing.has(other))) differing.add(name);
    }
  }
  return differing;
}

/** The names of the components that are referred to anywhere in it. */
export function referencesIn(value: unknown): readonly string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  return [...found].map(([, name = '']) => name);
}

function mapReferences(schema: JsonSchema, change: (name: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
      ? prefix + change(value.slice(prefix.length))
      : value,
  ) as JsonSchema;
}
