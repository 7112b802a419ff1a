import type { AuditFacts, ReleaseState } from '../state.ts';
import { remoteIn } from '../transitions.ts';
import type { StoredOrigin } from './origin.ts';

/** Characters; the history of the store has all of it. */
const shownText = 1_000;

/** A field that a change of the state has changed; null: there was, or is, none. */
interface ChangedField {
  readonly field: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** A change of what is live, as an audit log has it. */
export interface ReportedChange {
  readonly id: string;
  readonly verb: AuditFacts['verb'];
  /** The remote or service. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The administrator's name, or the operator's at a terminal. */
  readonly by: string;
  /** Null: somebody at a terminal. */
  readonly userId: string | null;
  readonly requestId: string;
  readonly address: string | null;
  readonly device: string | null;
  readonly changes: readonly ChangedField[];
}

export function reportedChangeOf({
  before,
  after,
  audit,
  origin,
}: {
  readonly before: ReleaseState;
  readonly after: ReleaseState;
  readonly audit: AuditFacts;
  readonly origin: StoredOrigin | null;
}): ReportedChange {
  const { id, verb, name, userId, requestId } = audit;
  const { at, by } = after.change;
  const { address = null, device = null } = origin ?? {};
  const changes = changesOf({ before, after, audit });
  return { id, verb, name, at, by, userId, requestId, address, device, changes };
}

function changesOf({
  before,
  after,
  audit: { name, verb, reason, overridden = [], removed = [] },
}: {
  readonly before: ReleaseState;
  readonly after: ReleaseState;
  readonly audit: AuditFacts;
}): readonly ChangedField[] {
  const isRecord = verb === 'record';
  const [was, is] = [before, after].map((state) => factsOf(state, { name, isRecord }));
  const fields = ['live', 'canary', 'canaryPercent'] as const;
  return [
    ...fields.map((field) => ({ field, before: was?.[field] ?? null, after: is?.[field] ?? null })),
    { field: 'removed', before: joined(removed, ', '), after: null },
    { field: 'reason', before: null, after: reason ?? null },
    { field: 'overridden', before: null, after: joined(overridden, ' ') },
  ].filter((field) => field.before !== field.after);
}

function joined(texts: readonly string[], separator: string): string | null {
  return texts.length === 0 ? null : texts.join(separator).slice(0, shownText).toWellFormed();
}

/** A rollout records what runs of a service; every other change is one of what is wanted of it. */
function factsOf(
  state: ReleaseState,
  { name, isRecord }: { readonly name: string; readonly isRecord: boolean },
) {
  const { live, canary } = remoteIn(state, name);
  const { version = null } = (isRecord ? state.services[name] : live) ?? {};
  return { live: version, canary: canary?.version ?? null, canaryPercent: canary?.percent ?? null };
}
