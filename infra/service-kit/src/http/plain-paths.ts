import type { BoundRoute } from './handler.ts';

interface PlainMatch<Handler> {
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a call whose path needs no decoding; null leaves the call to express. */
export type MatchPlainPath<Handler> = (
  method: string | undefined,
  url: string | undefined,
) => PlainMatch<Handler> | null;

interface Candidate<Handler> {
  readonly steps: readonly { readonly name: string; readonly isParameter: boolean }[];
  readonly handler: Handler;
}

const plain = /^(?:\/[\w.~-]+)+$/;

/**
 * The same answer as express gives for the paths that nearly all calls have, an id and plain words between slashes.
 * Express changes the prototype of each request and answer, which makes all that node does with them slower.
 * `routes` come in the order in which they are tried.
 */
export function matchPlainPaths<Handler>(
  routes: readonly { readonly route: BoundRoute['route']; readonly handler: Handler }[],
): MatchPlainPath<Handler> {
  const candidates = new Map<string, Candidate<Handler>[]>();
  for (const { route, handler } of routes) {
    const steps = route.path
      .slice(1)
      .split('/')
      .map((step) => ({ name: step.replaceAll(/[{}]/g, ''), isParameter: step.startsWith('{') }));
    const shape = `${route.method.toUpperCase()} ${steps.length}`;
    candidates.set(shape, [...(candidates.get(shape) ?? []), { steps, handler }]);
  }
  return (method, url = '') => {
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    if (!plain.test(path)) return null;
    const given = path.slice(1).split('/');
    for (const { steps, handler } of candidates.get(`${method} ${given.length}`) ?? []) {
      if (!steps.every(({ name, isParameter }, at) => isParameter || name === given[at])) continue;
      const params: Record<string, string> = {};
      for (const [at, { name, isParameter }] of steps.entries()) {
        if (isParameter) params[name] = given[at] ?? '';
      }
      return { handler, params };
    }
    return null;
  };
}
