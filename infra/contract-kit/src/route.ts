import type { z } from 'zod';

/**
 * The callers of a route. `self` is the student whom the named input field names, or an administrator. `gateway` is the
 * gateway itself, for a path that is under no prefix of its service, so that no browser reaches it.
 */
export type Access =
  | 'visitor'
  | 'student'
  | 'admin'
  | 'gateway'
  | { readonly self: `params.${string}` | `body.${string}` | `query.${string}` };

/**
 * How an administrator whose rights are limited to courses or batches may use a route. `filtered`: the handler
 * answers only what is theirs. `{ batch: 'params.id' }`: the thing of that kind with that id must be theirs, as the service
 * finds out; of several kinds each one.
 */
export type Limited = 'filtered' | Readonly<Record<string, `params.${string}` | `query.${string}`>>;

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Bytes: room for any form of a few fields. A route that takes texts, answers or papers declares its own limit. */
export const defaultBodyLimit = 16_000;

/**
 * The limit of calls of a route; one call more is 429 with `Retry-After`. Counted in fixed windows, for all processes
 * together.
 */
export interface RateLimit {
  /** `user`: by account, visitors by address. */
  readonly per: 'address' | 'user';
  readonly max: number;
  readonly windowSeconds: number;
  /** The reaction while the store that counts is unreachable: 503 where codes or passwords could be guessed. */
  readonly whenUncounted: 'allow' | 'refuse';
  /** Routes of one service with the same name share a count (default: each route has its own). */
  readonly name?: string;
}

/** An administrator's successful call is recorded: who, from where, which route, the id of what changed, its changed fields, when, request id. */
export interface Audit {
  /** The field with that id; left out if there is only one such thing. */
  readonly id?: `params.${string}` | `body.${string}` | `answer.${string}`;
  /**
   * `get /users/{id}`: a GET route of the same service with the same path parameters. Its answers before and after the
   * call, compared, are the changed fields of the entry. Without it the entry has the fields of what the call created.
   */
  readonly compare?: `get /${string}`;
  /** The query of that GET route; without it, what the route takes as the default. */
  readonly compareQuery?: Readonly<Record<string, string | number>>;
}

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
  /**
   * The permission that is required to call an `admin` route, or a `self` route for somebody else: `campaigns`. One of
   * several is enough. Such a route without it does not start.
   */
  readonly permission?: string | readonly string[];
  /**
   * For administrators with limited rights. Left out, or where the thing is not theirs: an `admin` route refuses them with
   * `common.limited-rights`, and every other route takes them for a student.
   */
  readonly limited?: Limited;
  readonly limit?: RateLimit;
  readonly audit?: Audit;
  /** True for a GET that changes something: refused when a browser calls it from anywhere but our own pages. */
  readonly changesState?: boolean;
  /**
   * Programs outside of the browser call it, such as mail programs by RFC 8058: a signed token in the query is the only
   * authority. The gateway asks for no anti-forgery token and passes the call on as a visitor's.
   */
  readonly oneClick?: boolean;
  /**
   * True if two equal calls have the effect of one, and the second is answered like the first. The gateway repeats such a
   * call on another replica when the connection fails before an answer. A GET without `changesState` needs no mark.
   */
  readonly repeatable?: boolean;
  /**
   * The place of the id that a ticket must name. The holder of such a ticket may call this route while sessions cannot be
   * checked, or after they were lost with their store (decision 0015). Only on `student` routes.
   */
  readonly ticket?: `params.${string}`;
  /**
   * True if a call counts by the time when it reached the gateway. A 503 comes with `Receipt-Ticket`, signed by the gateway:
   * the same body, sent again with this header within 15 minutes, counts by the time of the first one (decision 0016). Only
   * with a JSON body.
   */
  readonly receipt?: boolean;
  /**
   * In a burst the gateway starts it before the other queued calls of its service, with few exceptions (decision 0008). For
   * short calls that a person makes again and again: each of them delays the others.
   */
  readonly urgent?: true;
  /**
   * The gateway answers with a stream of server-sent events, which it holds itself: it begins with the `first` of the
   * service's answer and goes on with what the service publishes for its `topics` (decision 0024). Thousands of readers
   * cost the service one short call each. Only on GET routes, with `heldStream` as the answer.
   */
  readonly held?: true;
  /**
   * The series of the site's own metrics in which its successful calls are counted: `saves`. For the few calls whose number says
   * how busy a site is.
   */
  readonly counted?: string;
  /**
   * A participant, who sits one exam without an account, may call it too (decision 0017). Only on `student` routes. Public
   * routes take a participant for a visitor, all others refuse one.
   */
  readonly participant?: true;
  /**
   * A program with an API key may read it, too, with the permissions that the key has of its maker. Only on GET routes of
   * administrators; every other route refuses a key.
   */
  readonly apiKey?: true;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly status?: number;
  readonly errors?: readonly string[];
  /** Largest body in bytes (default `defaultBodyLimit`). A larger one is refused before it is read. */
  readonly bodyLimit?: number;
  /** The answer is sent as the handler made it, not cut to its schema: for frequent routes whose answers are built field by field. */
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

/** The routes among what a contract package exports: its schemas and types are beside them. */
export function routesOf(contract: Readonly<Record<string, unknown>>): readonly RouteDefinition[] {
  return Object.values(contract).filter(isRoute);
}

function isRoute(exported: unknown): exported is RouteDefinition {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported;
}
