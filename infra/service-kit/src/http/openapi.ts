import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errorBody } from '@pathshala/contract-kit/error-body';
import type { Access, RouteDefinition } from '@pathshala/contract-kit/route';

export interface ApiPart {
  /** `svc-exams`: the heading under which its routes are listed. */
  readonly service: string;
  /** The module of its contract: every route that it exports, under the name of the export. */
  readonly contract: Readonly<Record<string, unknown>>;
}

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** The description of the whole API in OpenAPI 3.1, made from the contracts alone. Paths begin with `/api`. */
export function openApiOf(parts: readonly ApiPart[]): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const { service, contract } of parts) {
    for (const [name, route] of routesIn(contract)) {
      const path = `/api${route.path}`;
      paths[path] = { ...paths[path], [route.method]: operationOf(route, { name, service }) };
    }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Pathshala',
      version: '1',
      description:
        'Changing requests repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN. Texts follow Accept-Language (en, bn).',
    },
    tags: parts.map(({ service }) => ({ name: service })),
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    paths,
  });
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

function operationOf(
  route: RouteDefinition,
  { name, service }: { name: string; service: string },
): ZodOpenApiOperationObject {
  return {
    operationId: name,
    tags: [service],
    summary: route.summary,
    description: `${whoMay(route.access)} ${refusals(route.errors ?? [])}`.trim(),
    security: route.access === 'visitor' ? [] : [{ session: [] }],
    ...parametersOf(route),
    ...(route.body === undefined
      ? {}
      : { requestBody: { content: { 'application/json': { schema: route.body } } } }),
    responses: {
      [`${route.status ?? 200}`]: answerOf(route),
      default: { description: 'Refused or failed', content: { 'application/json': { schema: errorBody } } },
    },
  };
}

function parametersOf({ params, query }: RouteDefinition): Pick<ZodOpenApiOperationObject, 'requestParams'> {
  if (params === undefined && query === undefined) return {};
  return {
    requestParams: {
      ...(params === undefined ? {} : { path: params as z.ZodObject }),
      ...(query === undefined ? {} : { query: query as z.ZodObject }),
    },
  };
}

function answerOf({ answer }: RouteDefinition) {
  return { description: 'Done', content: { 'application/json': { schema: answer } } };
}

function whoMay(access: Access): string {
  if (access === 'visitor') return 'Anybody.';
  if (access === 'student') return 'Whoever is logged in.';
  if (access === 'admin') return 'Administrators.';
  return `Administrators, and the student whom ${access.self} names.`;
}

function refusals(codes: readonly string[]): string {
  return codes.length === 0 ? '' : `Refusals: ${codes.join(', ')}.`;
}
