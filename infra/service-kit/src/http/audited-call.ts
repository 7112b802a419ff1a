import type { AuditChange } from '@pathshala/contract-kit/audit';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { Logger } from '@pathshala/telemetry/logger';
import { changesBetween } from './audit-changes.ts';
import { auditEntryOf, isAudited, type AuditLog } from './audit-log.ts';
import { Reply, type BoundRoute, type Call } from './handler.ts';
import { parseInput } from './parse-input.ts';
import { nameOf } from './routes.ts';
import { shownBody } from './shown-body.ts';

export interface AuditContext {
  readonly auditLog: AuditLog | undefined;
  /** By `get /users/{id}`. */
  readonly routesByName: ReadonlyMap<string, BoundRoute>;
  readonly now: () => number;
  readonly log: Logger;
}

/** The GET route that is compared, with the query it is asked with. */
interface ComparedRoute extends BoundRoute {
  readonly asked: Readonly<Record<string, string | number>>;
}

type AnyCall = Call<unknown, unknown, unknown>;

/** Records a call after it succeeded. Begin it before the call: it reads what the call is about to change. */
export async function beginAudit(
  route: RouteDefinition,
  call: AnyCall,
  { auditLog, routesByName, now, log }: AuditContext,
): Promise<(answer: unknown) => Promise<void>> {
  if (auditLog === undefined || !isAudited(route, call.identity)) return async () => undefined;
  const { compare, compareQuery = {}, id } = route.audit ?? {};
  const bound = compare === undefined ? undefined : routesByName.get(compare);
  const compared = bound && { ...bound, asked: compareQuery };
  const before = compared && (await readBefore(compared, call));
  return async (answer) => {
    const { after, changes } = compared
      ? await changesSince(before, compared, { call, log })
      : { after: null, changes: createdFields(id, answer) };
    const { params, body, identity, requestId, userAgent } = call;
    const described = [after, before, answer, body];
    const entry = auditEntryOf(
      route,
      { params, body, answer, described, changes, identity, requestId, userAgent },
      now(),
    );
    if (entry !== null) await auditLog.record(entry);
  };
}

/** Null also where the caller may make the change and may not read. */
async function readBefore(compared: ComparedRoute, call: AnyCall): Promise<unknown> {
  try {
    return await read(compared, call);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'forbidden') return null;
    throw error;
  }
}

/** The change was made and cannot be undone: its entry is recorded without fields where they cannot be read again. */
async function changesSince(
  before: unknown,
  compared: ComparedRoute,
  { call, log }: { readonly call: AnyCall; readonly log: Logger },
): Promise<{ after: unknown; changes: AuditChange[] }> {
  try {
    const after = await read(compared, call);
    return { after, changes: changesBetween(before, after) };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError || error instanceof DomainError)) {
      const { requestId } = call;
      const route = nameOf(compared.route);
      log.error({ err: error, requestId, route }, 'the changes of an audited call could not be read');
    }
    return { after: null, changes: [] };
  }
}

function createdFields(id: string | undefined, answer: unknown): AuditChange[] {
  return id?.startsWith('answer.') === true ? changesBetween(null, answer) : [];
}

/** What the GET route answers the caller for the parameters of the call; null where there is no such thing. */
async function read({ route, handle, asked }: ComparedRoute, call: AnyCall): Promise<unknown> {
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
