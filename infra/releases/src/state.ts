import { z } from 'zod';

const change = { since: z.iso.datetime(), by: z.string() };
const liveVersion = z.object({ version: z.string(), ...change });

const remoteState = z.object({
  /** Null: it has never been promoted. */
  live: liveVersion.nullable(),
  /** The share of visitors, in percent, that gets another version; of a service with the addresses at which it runs. */
  canary: liveVersion
    .extend({ percent: z.number().gt(0).lt(100), urls: z.array(z.url({ protocol: /^https?$/ })).optional() })
    .nullable(),
  /** The versions that were live before, the newest first: `rollback` returns to the first. */
  previous: z.array(z.string()),
  /** Version → when visitors last got it. */
  replaced: z.record(z.string(), z.iso.datetime()),
});

/** The facts of a change in an audit log, beside what the states before and after it show. */
const auditFacts = z.object({
  /** The id of the change; a log that has an entry with it has this one. */
  id: z.string(),
  verb: z.enum(['promote', 'canary', 'rollback', 'record', 'prune']),
  /** The remote or service. */
  name: z.string(),
  /** The administrator; null: somebody at a terminal. */
  userId: z.string().nullable(),
  /** The id of the administrator's call; at a terminal the id of the change. */
  requestId: z.string(),
  /** The reason why failing contract tests were overridden. */
  reason: z.string().optional(),
  /** The findings of those tests, a sentence each. */
  overridden: z.array(z.string()).optional(),
  /** The versions that were removed from the store. */
  removed: z.array(z.string()).optional(),
});

export type AuditFacts = z.infer<typeof auditFacts>;

/** The live versions. Every change is a new revision of all of it. */
export const releaseState = z.object({
  revision: z.number().int().nonnegative(),
  /** The change that made this revision. */
  change: z.object({
    at: z.iso.datetime(),
    by: z.string(),
    what: z.string(),
    /** Missing in changes of before it was recorded. */
    audit: auditFacts.optional(),
  }),
  remotes: z.record(z.string(), remoteState),
  /** The version of each service that is live, as the rollout recorded it. */
  services: z.record(z.string(), liveVersion),
  /** The version of each service that is wanted, and its canary: what was promoted, whether it was rolled out yet or not. */
  rollouts: z.record(z.string(), remoteState).default({}),
});

export type RemoteState = z.infer<typeof remoteState>;
export type ReleaseState = z.infer<typeof releaseState>;

/** The state of a store that nothing has been promoted in. */
export const emptyState: ReleaseState = {
  revision: 0,
  change: { at: '1970-01-01T00:00:00.000Z', by: '', what: 'nothing' },
  remotes: {},
  services: {},
  rollouts: {},
};
