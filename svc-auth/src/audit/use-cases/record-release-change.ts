import type { AuditChange } from '@pathshala/contract-kit/audit';
import { actionOf, releaseRouteOf, searchTextOf, thingOf } from '../domain/audit-entry.ts';
import type { AuditEntries } from '../ports.ts';

interface RecordReleaseChangeDependencies {
  readonly auditEntries: Pick<AuditEntries, 'add'>;
  /** The name of a device by its `User-Agent`; empty where it is unknown. */
  readonly deviceNameOf: (userAgent: string) => string;
}

/** A change of what is live, as the gateway found it in the history of the releases. */
export interface ReleaseChange {
  readonly id: string;
  readonly verb: string;
  readonly name: string;
  readonly at: string;
  readonly by: string;
  readonly userId: string | null;
  readonly requestId: string;
  readonly address: string | null;
  readonly device: string | null;
  readonly changes: readonly AuditChange[];
}

/** Idempotent: a change that is recorded again adds no entry. */
export function recordReleaseChange({ auditEntries, deviceNameOf }: RecordReleaseChangeDependencies) {
  return async ({ id: _id, verb, by, name: id, ...change }: ReleaseChange): Promise<{ _id: string }> => {
    const route = releaseRouteOf(verb, change.userId);
    const device = deviceNameOf(change.device ?? '') || null;
    const entry = { ...change, _id, domain: 'gateway', name: by, route, id, device };
    const found = { action: actionOf(route), thing: thingOf(route), searchText: searchTextOf(entry) };
    await auditEntries.add({ ...entry, ...found });
    return { _id };
  };
}
