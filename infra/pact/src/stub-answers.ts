import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { orderedRoutes } from '@pathshala/service-kit/http/routes';
import { completeAnswer } from './complete-answer.ts';
import type { CallExample } from './examples.ts';

export interface StubRequest {
  readonly method: string;
  /** The path without `/api` and without the query. */
  readonly path: string;
}

export interface StubAnswersOptions {
  readonly examples: readonly CallExample[];
  readonly routes: readonly RouteDefinition[];
  /** Descriptions of examples that are used instead of others of the same route. */
  readonly preferred?: readonly string[];
}

export type StubAnswer = Pick<CallExample, 'status' | 'body'>;

/**
 * Creates answers from recorded calls of the same route, with any ids. Of several calls it takes the preferred one, else the
 * one with the same path, else a success, else the largest. Undefined if no pact has a call of the route.
 */
export function createStubAnswers({ examples, routes, preferred = [] }: StubAnswersOptions) {
  const handle = async (): Promise<undefined> => undefined;
  const forms = orderedRoutes(routes.map((route) => ({ route, handle }))).map(({ route }) => formOf(route));
  const formFor = ({ method, path }: StubRequest) =>
    forms.find(({ route, form }) => route.method.toUpperCase() === method && form.test(path));
  const known = examples.map((example) => ({ example, form: formFor(example) }));

  return (request: StubRequest): StubAnswer | undefined => {
    const form = formFor(request);
    if (form === undefined) return undefined;
    const priorityOf = ({ description, path, status }: CallExample): number =>
      (preferred.includes(description) ? 4 : 0) +
      (path === request.path ? 2 : 0) +
      (isSuccess(status) ? 1 : 0);
    const [first, ...others] = known
      .filter((candidate) => candidate.form === form)
      .map(({ example }) => example)
      .toSorted((a, b) => priorityOf(b) - priorityOf(a) || sizeOf(b) - sizeOf(a));
    return first && { status: first.status, body: bodyOf(first, { others, answer: form.route.answer }) };
  };
}

function bodyOf(
  { status, body }: CallExample,
  { others, answer }: { others: readonly CallExample[]; answer: RouteDefinition['answer'] },
): unknown {
  if (!isSuccess(status)) return body;
  const successes = others.filter((other) => isSuccess(other.status)).map((other) => other.body);
  return completeAnswer(answer, body, successes);
}

const isSuccess = (status: number): boolean => status < 400;

function sizeOf({ body }: CallExample): number {
  return JSON.stringify(body ?? null).length;
}

function formOf(route: RouteDefinition) {
  const segments = route.path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '[^/]+' : escaped(segment)));
  return { route, form: new RegExp(`^${segments.join('/')}$`) };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
