import { z } from 'zod';
import { errorBody } from '@pathshala/contract-kit/error-body';
import { fileFieldOf, isFile } from '@pathshala/contract-kit/file';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { OpenApiSchemas, referencesIn, type JsonSchema } from './openapi-schemas.ts';

export interface ApiPart {
  /** `svc-exams`: the heading under which its routes are listed. */
  readonly service: string;
  /** The module of its contract: every route and every schema that it exports, under the name of the export. */
  readonly contract: Readonly<Record<string, unknown>>;
}

interface Operation extends JsonSchema {
  readonly operationId: string;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: JsonSchema;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<RouteDefinition['method'], Operation>>>>>;
  readonly components: Readonly<Record<'schemas' | 'securitySchemes', Readonly<Record<string, JsonSchema>>>>;
}

/** The description of the whole API in OpenAPI 3.1, made from the contracts alone. Paths begin with `/api`. */
export function openApiOf(parts: readonly ApiPart[]): OpenApiDocument {
  const schemas = schemasOf(parts);
  const built = schemas.build();
  const paths: Record<string, Partial<Record<RouteDefinition['method'], Operation>>> = {};
  for (const { service, contract } of parts) {
    for (const [name, route] of routesIn(contract)) {
      const path = `/api${route.path}`;
      paths[path] = { ...paths[path], [route.method]: operationOf(route, { name, service, built }) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pathshala',
      version: '1',
      description:
        'Changing requests repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN. Texts follow Accept-Language (en, bn).',
    },
    tags: parts.map(({ service }) => ({ name: service })),
    paths,
    components: {
      schemas: usedComponents(paths, built.components),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function schemasOf(parts: readonly ApiPart[]): OpenApiSchemas {
  const exported = parts.flatMap(({ service, contract }) =>
    Object.entries(contract).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [{ service, name, schema }] : [],
    ),
  );
  const schemas = new OpenApiSchemas([{ service: '', name: 'errorBody', schema: errorBody }, ...exported]);
  for (const [, { params, query, body, answer }] of parts.flatMap(({ contract }) => routesIn(contract))) {
    for (const schema of [params, query, body]) if (schema !== undefined) schemas.use(schema, 'input');
    schemas.use(answer, 'output');
  }
  return schemas;
}

/** Returns the components that the operations refer to, and those that these refer to. */
function usedComponents(
  paths: unknown,
  components: ReadonlyMap<string, JsonSchema>,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set(referencesIn(paths));
  for (const name of used) for (const next of referencesIn(components.get(name))) used.add(next);
  return Object.fromEntries([...used].toSorted().map((name) => [name, components.get(name) ?? {}]));
}

/** The routes among the exports of a contract. */
export function routesIn(contract: Readonly<Record<string, unknown>>): readonly [string, RouteDefinition][] {
  return Object.entries(contract).filter((entry): entry is [string, RouteDefinition] => isRoute(entry[1]));
}

function isRoute(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}

type Built = ReturnType<OpenApiSchemas['build']>;

function operationOf(
  route: RouteDefinition,
  { name, service, built }: { name: string; service: string; built: Built },
): Operation {
  const { params, query, body, answer, errors, limit } = route;
  const parameters = [...parametersOf('path', params, built), ...parametersOf('query', query, built)];
  return {
    operationId: name,
    tags: [service],
    summary: route.summary,
    description: [whoMay(route), limitOf(limit), refusals(errors)].filter((text) => text !== '').join(' '),
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: contentOf(body, built.refer(body, 'input')) }),
    responses: {
      [`${route.status ?? 200}`]: {
        description: 'Done',
        ...contentOf(answer, built.refer(answer, 'output')),
      },
      default: {
        description: 'Refused or failed',
        ...contentOf(errorBody, built.refer(errorBody, 'output')),
      },
    },
  };
}

function contentOf(schema: z.ZodType, described: JsonSchema) {
  return { content: { [mediaTypeOf(schema)]: { schema: described } } };
}

function mediaTypeOf(schema: z.ZodType): string {
  if (fileFieldOf(schema) !== undefined) return 'multipart/form-data';
  return isFile(schema) ? 'application/octet-stream' : 'application/json';
}

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  built: Built,
): readonly JsonSchema[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = built.whole(schema, 'input') as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    in: place,
    name,
    schema: property,
    ...(required.includes(name) && { required: true }),
  }));
}

function securityOf({ access, apiKey }: RouteDefinition): readonly JsonSchema[] {
  if (access === 'visitor') return [];
  return apiKey === true ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }];
}

function whoMay({ access, participant, apiKey }: RouteDefinition): string {
  if (access === 'visitor') return 'Anybody.';
  if (participant === true) return 'Whoever is logged in, and participants.';
  if (access === 'student') return 'Whoever is logged in.';
  if (access === 'admin') return apiKey === true ? 'Administrators, and API keys.' : 'Administrators.';
  if (access === 'gateway') return 'The gateway itself.';
  return `Administrators, and the student whom ${access.self} names.`;
}

function limitOf(limit: RouteDefinition['limit']): string {
  return limit === undefined
    ? ''
    : `At most ${limit.max} calls per ${limit.per} in ${limit.windowSeconds} seconds.`;
}

function refusals(codes: readonly string[] = []): string {
  return codes.length === 0 ? '' : `Refusals: ${codes.join(', ')}.`;
}
