import type { AuditChange } from '@pathshala/contract-kit/audit';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { Logger } from '../telemetry/logger.ts';
import { changesBetween } from './audit-changes.ts';
import { auditEntryOf, isAudited, type AuditLog } from './audit-log.ts';
import {
  comparedRouteOf,
  readAsCaller,
  readCompared,
  type AnyCall,
  type ComparedRoute,
} from './compared-route.ts';
import type { BoundRoute } from './handler.ts';
import { nameOf } from './routes.ts';

export interface AuditContext {
  readonly auditLog: AuditLog | undefined;
  /** The routes by `get /users/{id}`. */
  readonly routesByName: ReadonlyMap<string, BoundRoute>;
  readonly now: () => number;
  readonly log: Logger;
}

/** Records a call after it succeeded. Begin it before the call: it reads what the call is about to change. */
export async function beginAudit(
  route: RouteDefinition,
  call: AnyCall,
  { auditLog, routesByName, now, log }: AuditContext,
): Promise<(answer: unknown) => Promise<void>> {
  if (auditLog === undefined || !isAudited(route, call.identity)) return async () => undefined;
  const { compare, id } = route.audit ?? {};
  const compared = compare === undefined ? undefined : comparedRouteOf(route, routesByName);
  const before = compared && (await readAsCaller(compared, call));
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

/** The change was made and cannot be undone: its entry is recorded without fields where they cannot be read again. */
async function changesSince(
  before: unknown,
  compared: ComparedRoute,
  { call, log }: { readonly call: AnyCall; readonly log: Logger },
): Promise<{ after: unknown; changes: AuditChange[] }> {
  try {
    const after = await readCompared(compared, call);
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
