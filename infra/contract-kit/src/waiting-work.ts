import { z } from 'zod';
import { defineEvent, type EventDefinition } from './event.ts';
import { defineRoute } from './route.ts';
import { isoTime } from './scalars.ts';

/** Work of one kind that waits for an administrator. */
const item = {
  /** `assignments-to-mark`; with `path` unique among the items of a service. */
  kind: z.string(),
  /** The permission that is required for it; one of several is enough. */
  permission: z.array(z.string()).min(1),
  count: z.number().int().min(1),
  /** The time since when the oldest of them waits; in the future: when it has to be done. */
  oldestAt: isoTime,
  /** The page on which it is done: a path of the site. */
  path: z.string().startsWith('/'),
  /** The text, ready to be shown: with the count and the title in it. */
  text: z.object({ en: z.string(), bn: z.string() }),
};

export const waitingItem = z.object(item);

export type WaitingItem = z.output<typeof waitingItem>;

/** The waiting work of one service at one time. `version` grows with each snapshot: an older one is ignored. */
export const waitingWork = z.looseObject({
  version: z.number().int().min(1),
  items: z.array(z.looseObject(item)),
});

export type WaitingWork = z.output<typeof waitingWork>;

/** The event by which a service reports what waits for administrators: `exams.work.waiting.v1` for `exams`. */
export function defineWaitingWorkEvent<Domain extends string>(
  domain: Domain,
): EventDefinition<`${Domain}.work.waiting.v1`, typeof waitingWork> {
  return defineEvent({ name: `${domain}.work.waiting.v1`, data: waitingWork });
}

/** A service's answer to what waits for the caller, the oldest first, cut to what the caller may do. */
export function defineWaitingWork<const Path extends `/${string}`>(
  path: Path,
  permission: readonly string[],
) {
  return defineRoute({
    method: 'get',
    path,
    access: 'admin',
    permission,
    limited: 'filtered',
    summary: 'What waits for the administrator who asks, the oldest first',
    answer: z.object({ items: z.array(waitingItem) }),
  });
}
