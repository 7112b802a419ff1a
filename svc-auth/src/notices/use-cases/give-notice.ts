import type { GiveNotice } from '../ports.ts';
import type { NoticeEvent } from './send-notice.ts';

interface GiveNoticeDependencies {
  readonly receive: (event: NoticeEvent) => Promise<void>;
}

/** The source of the notices that svc-auth itself gives; no event has this name. */
export const ownSource = 'auth.notice.given.v1';

/** Gives a notice at once, by the same path as those that other services request. */
export function giveNotice({ receive }: GiveNoticeDependencies): GiveNotice {
  return ({ id, at, ...data }) =>
    receive({ name: ownSource, id, aggregateId: data.studentId, sequence: 0, occurredAt: at, data });
}
