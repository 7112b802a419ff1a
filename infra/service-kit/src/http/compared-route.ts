import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { Reply, type BoundRoute, type Call } from './handler.ts';
import { parseInput } from './parse-input.ts';
import { shownBody } from './shown-body.ts';

/** The GET route that shows what another route changes, with the query it is asked with. */
export interface ComparedRoute extends BoundRoute {
  readonly asked: Readonly<Record<string, string | number>>;
}

export type AnyCall = Call<unknown, unknown, unknown>;

/** The route that the audit names, else the GET of the same path; undefined where there is neither. */
export function comparedRouteOf(
  { audit, path }: RouteDefinition,
  routesByName: ReadonlyMap<string, BoundRoute>,
): ComparedRoute | undefined {
  const bound = routesByName.get(audit?.compare ?? `get ${path}`);
  return bound && { ...bound, asked: audit?.compareQuery ?? {} };
}

/** Null also where the caller may make the change and may not read. */
export async function readAsCaller(compared: ComparedRoute, call: AnyCall): Promise<unknown> {
  try {
    return await readCompared(compared, call);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'forbidden') return null;
    throw error;
  }
}

/** Returns the GET route's answer to the caller for the parameters of the call; null if there is no such thing. */
export async function readCompared({ route, handle, asked }: ComparedRoute, call: AnyCall): Promise<unknown> {
  const { params, identity, requestId, receivedAt, language, cookies, userAgent } = call;
  const answer = handle as (call: AnyCall) => Promise<unknown>;
  try {
    const query = parseInput(route.query, asked);
    const answered = await answer({
      params,
      query,
      body: undefined,
      identity,
      requestId,
      receivedAt,
      language,
      cookies,
      userAgent,
    });
    return shownBody(route, answered instanceof Reply ? answered.body : answered);
  } catch (error) {
    if (error instanceof DomainError && absent.has(error.kind)) return null;
    throw error;
  }
}

const absent: ReadonlySet<string> = new Set<DomainError['kind']>(['not-found', 'gone']);
