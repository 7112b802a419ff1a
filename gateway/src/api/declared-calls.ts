import type { RouteDefinition } from '@pathshala/contract-kit/route';

/** The facts of a route in a service's contract. */
export type DeclaredRoute = Pick<
  RouteDefinition,
  'method' | 'path' | 'changesState' | 'repeatable' | 'oneClick' | 'receipt' | 'urgent' | 'held'
>;

/** `put /exams/attempts/{id}/answers` as an expression; paths are compared as the services' router does. */
export function matcherOf({ method, path }: DeclaredRoute): RegExp {
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${method} ${pattern}/?$`, 'i');
}

/** Whether a call is one of these. The path may have a query. */
export type IsDeclared = (method: string | undefined, path: string) => boolean;

/** Returns a check for the calls whose routes the contract marks so. */
export function callsWith(
  mark: 'oneClick' | 'receipt' | 'urgent' | 'held',
  routes: readonly DeclaredRoute[],
): IsDeclared {
  const declared = routes.filter((route) => route[mark] === true).map(matcherOf);
  if (declared.length === 0) return () => false;
  return (method, path) => {
    const call = `${method?.toLowerCase()} ${path.split('?', 1)[0]}`;
    return declared.some((matcher) => matcher.test(call));
  };
}
