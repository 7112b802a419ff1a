import type { RouteDefinition } from '@pathshala/contract-kit/route';

/** Of a service's contract. */
export type DeclaredRoute = Pick<
  RouteDefinition,
  'method' | 'path' | 'changesState' | 'repeatable' | 'oneClick' | 'receipt'
>;

/** `put /exams/attempts/{id}/answers` as an expression; paths are compared as the services' router does. */
export function matcherOf({ method, path }: DeclaredRoute): RegExp {
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${method} ${pattern}/?$`, 'i');
}
