import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { orderedRoutes } from '@pathshala/service-kit/http/routes';
import type { CallExample } from './examples.ts';

export interface StubRequest {
  readonly method: string;
  /** Without `/api` and without the query. */
  readonly path: string;
}

export interface StubAnswersOptions {
  readonly examples: readonly CallExample[];
  readonly routes: readonly RouteDefinition[];
  /** Descriptions of examples that are used instead of others of the same route. */
  readonly preferred?: readonly string[];
}

interface StubRoute {
  readonly method: string;
  readonly form: RegExp;
}

/**
 * The recorded call that a request is answered from: one of the same route of the contract, whatever the ids. Of several
 * the preferred one, else the one with the same path, else a success, else the largest: an example has only what its consumer
 * test uses of the answer. Undefined if no pact has a call of the route.
 */
export function createStubAnswers({ examples, routes, preferred = [] }: StubAnswersOptions) {
  const handle = async (): Promise<undefined> => undefined;
  const forms = orderedRoutes(routes.map((route) => ({ route, handle }))).map(({ route }) => formOf(route));
  const routeOf = ({ method, path }: StubRequest): StubRoute | undefined =>
    forms.find((route) => route.method === method && route.form.test(path));
  const known = examples.map((example) => ({ example, route: routeOf(example) }));

  return (request: StubRequest): CallExample | undefined => {
    const route = routeOf(request);
    if (route === undefined) return undefined;
    const priorityOf = ({ description, path, status }: CallExample): number =>
      (preferred.includes(description) ? 4 : 0) + (path === request.path ? 2 : 0) + (status < 400 ? 1 : 0);
    return known
      .filter((candidate) => candidate.route === route)
      .map(({ example }) => example)
      .toSorted((a, b) => priorityOf(b) - priorityOf(a) || sizeOf(b) - sizeOf(a))[0];
  };
}

function sizeOf({ body }: CallExample): number {
  return JSON.stringify(body ?? null).length;
}

function formOf({ method, path }: RouteDefinition): StubRoute {
  const segments = path.split('/').map((segment) => (segment.startsWith('{') ? '[^/]+' : escaped(segment)));
  return { method: method.toUpperCase(), form: new RegExp(`^${segments.join('/')}$`) };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
