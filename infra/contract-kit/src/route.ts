import type { z } from 'zod';

/** Who may call a route. `self` is the student whom the named input field names, or an admin. */
export type Access =
  | 'visitor'
  | 'student'
  | 'admin'
  | { readonly self: `params.${string}` | `body.${string}` | `query.${string}` };

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Bytes: room for any form of a few fields. A route that takes texts, answers or papers declares its own limit. */
export const defaultBodyLimit = 16_000;

/**
 * One route of a service's HTTP face, without the leading `/api`. Path parameters are written `{id}`.
 * `status` is the answer of success (default 200). `errors` lists the codes of the message catalogue that a caller should expect.
 */
export interface RouteDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Method extends HttpMethod = HttpMethod,
  Path extends `/${string}` = `/${string}`,
> {
  readonly method: Method;
  readonly path: Path;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly status?: number;
  readonly errors?: readonly string[];
  /** How the body travels; JSON is the one kind so far. */
  readonly bodyKind?: 'json';
  /** Largest body taken, in bytes (default `defaultBodyLimit`). A larger one is refused before it is read. */
  readonly bodyLimit?: number;
  /** The answer is sent as the handler made it, not cut to its schema: for hot routes whose answers are built field by field. */
  readonly trusted?: boolean;
}

/** Keeps the literal types of a route, method and path too, so that its handler and its caller are both typed from the one definition. */
export function defineRoute<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
  const Method extends HttpMethod = HttpMethod,
  const Path extends `/${string}` = `/${string}`,
>(
  route: RouteDefinition<Params, Query, Body, Answer, Method, Path>,
): RouteDefinition<Params, Query, Body, Answer, Method, Path> {
  return route;
}
