import type { RouteDefinition } from '@pathshala/contract-kit/route';

/** Of a service's contract. */
export type DeclaredRoute = Pick<
  RouteDefinition,
  'method' | 'path' | 'changesState' | 'repeatable' | 'oneClick'
>;

/** Whether a call may be sent again though the service may have carried it out. The path may have a query. */
export type IsRepeatable = (method: string | undefined, path: string) => boolean;

/** Reads that change nothing, and the calls that the contract declares as repeatable. */
export function repeatableCallsOf(routes: readonly DeclaredRoute[]): IsRepeatable {
  const declared = routes.filter(({ repeatable }) => repeatable === true).map(matcherOf);
  const excluded = routes.filter(({ changesState }) => changesState === true).map(matcherOf);
  return (method, path) => {
    const call = `${method?.toLowerCase()} ${path.split('?', 1)[0]}`;
    if (declared.some((matcher) => matcher.test(call))) return true;
    return /^(get|head) /.test(call) && !excluded.some((matcher) => matcher.test(call));
  };
}

/** `put /exams/attempts/{id}/answers` as an expression; paths are compared as the services' router does. */
export function matcherOf({ method, path }: DeclaredRoute): RegExp {
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${method} ${pattern}/?$`, 'i');
}
