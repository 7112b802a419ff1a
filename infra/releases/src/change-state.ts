import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { writeOrigin } from './audit/origin.ts';
import { originKey } from './keys.ts';
import type { ReleaseStore } from './port.ts';
import type { AuditFacts, ReleaseState } from './state.ts';
import { appendState, readRevision, readState } from './state-log.ts';
import { Rejection } from './rejection.ts';
import type { Author } from './transitions.ts';

const maxTries = 5;

export interface Change extends Author {
  /** The remote or service that it changes. */
  readonly name: string;
  readonly verb: AuditFacts['verb'];
  /** The entry of the history: `promote mfe-exams 1f2e`. */
  readonly what: string;
  /** The revision that the operator looked at; left out: the present one. */
  readonly since?: number | undefined;
  readonly apply: (state: ReleaseState) => ReleaseState | Promise<ReleaseState>;
  /** Returns what the last `apply` adds to the audit log. */
  readonly facts?: () => Pick<AuditFacts, 'reason' | 'overridden' | 'removed'>;
}

/**
 * Appends a change to the state. A change of another part in the meantime is no obstacle; one of the same part is: throws
 * a Rejection that names who made it. What the audit log has to say of it is in the same write.
 */
export async function changeState(store: ReleaseStore, change: Change): Promise<ReleaseState> {
  const id = randomUUID();
  await writeOrigin(store, id, change);
  try {
    return await appendChange(store, id, change);
  } catch (error) {
    // The change may have been written after any other failure.
    if (error instanceof Rejection) await store.remove(originKey(id));
    throw error;
  }
}

async function appendChange(store: ReleaseStore, id: string, change: Change): Promise<ReleaseState> {
  const { name, what, since } = change;
  let seen = since === undefined ? null : await readRevision(store, since);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const state = await readState(store);
    if (seen !== null && !isDeepStrictEqual(partOf(seen, name), partOf(state, name)))
      throw overtaken(name, state);
    seen = state;
    const applied = await change.apply(state);
    const next = { ...applied, revision: state.revision + 1, change: historyOf(change, id) };
    if (await appendState(store, next)) return next;
  }
  throw new Rejection(`Other operators change the store all the time: repeat "${what}" in a moment.`);
}

/** Is called after `apply`, whose findings are part of the history. */
function historyOf(change: Change, id: string): ReleaseState['change'] {
  const { name, verb, at, by, what, origin } = change;
  const { userId = null, requestId = id } = origin ?? {};
  const facts = change.facts?.() ?? {};
  const said = facts.reason === undefined ? what : `${what}, contract tests overridden: ${facts.reason}`;
  return { at, by, what: said, audit: { id, verb, name, userId, requestId, ...facts } };
}

function partOf({ remotes, services, rollouts }: ReleaseState, name: string): unknown {
  return [remotes[name], services[name], rollouts[name]];
}

function overtaken(name: string, { change }: ReleaseState): Rejection {
  return new Rejection(
    `${name} was changed meanwhile by ${change.by} at ${change.at} (${change.what}); nothing of yours was written: look at "status" and repeat the command if it is still right.`,
  );
}
