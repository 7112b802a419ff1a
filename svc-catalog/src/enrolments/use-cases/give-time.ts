import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { endAfterTime, giveTime } from '../domain/enrol.ts';
import type { Enrolment } from '../domain/enrolment.ts';
import type { Enrolments } from '../ports.ts';
import { studentUnenrolledEvent, unenrolledNoticeEvent } from './enrolment-events.ts';

interface GiveTimeDependencies {
  readonly enrolments: Enrolments;
  readonly now: () => number;
}

interface GiveTimeCommand {
  readonly enrolmentId: string;
  readonly accessUntil: string | null;
  readonly reason: string;
}

/** Gives a student time in a course until a day, or lifts the limit. */
export function giveTimeUntil({ enrolments, now }: GiveTimeDependencies) {
  return async ({ enrolmentId, ...given }: GiveTimeCommand): Promise<Enrolment> => {
    const known = await enrolments.find(enrolmentId);
    if (known === null || known.isAbandoned) {
      throw new DomainError('not-found', 'catalog.enrolment-not-found');
    }
    const today = dhakaDayOf(now());
    return enrolments.update(enrolmentId, (stored) => ({ state: giveTime(stored, { ...given, today }) }));
  };
}

const endedAtOnce = 200;

/** The job `end-timed-enrolments`. An enrolment that was extended meanwhile stays; the student is mailed that it ended. */
export function endTimedEnrolments({ enrolments, now }: GiveTimeDependencies) {
  return async (): Promise<void> => {
    const today = dhakaDayOf(now());
    const at = new Date(now()).toISOString();
    for (;;) {
      const ids = await enrolments.idsEndedBefore(today, endedAtOnce);
      for (const id of ids) {
        await enrolments.update(id, (stored) => {
          const state = endAfterTime(stored, at, today);
          return state && { state, events: [studentUnenrolledEvent(state), unenrolledNoticeEvent(state)] };
        });
      }
      if (ids.length < endedAtOnce) return;
    }
  };
}
