import { dhakaDayOf, fromDhakaWallTime } from '@pathshala/rules/dhaka-time';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { reviewDueNotice } from '@pathshala/svc-exams-contract/reminder-notices';
import type { MistakePorts } from '../../mistakes/index.ts';
import type { ReviewDay, ReviewDays } from '../ports.ts';

interface RemindReviewsDependencies {
  readonly dueReviews: MistakePorts['dueReviews'];
  readonly days: ReviewDays;
  readonly now: () => number;
}

/** In Dhaka: after school, before the evening's study. */
const timeOfDay = '17:00';
const dayMs = 24 * 60 * 60_000;
const studentsAtOnce = 200;
const week = 7 * dayMs;

/**
 * The job `remind-reviews`: at five in the afternoon, once a day, tells students how many of their mistakes are due. Only who
 * has one that became due since the day before: who does not come for weeks is not reminded each day.
 */
export function remindReviews({ dueReviews, days, now }: RemindReviewsDependencies) {
  async function remindSome(found: ReviewDay, at: number): Promise<ReviewDay> {
    const range = { from: new Date(at - dayMs).toISOString(), to: new Date(at).toISOString() };
    const next = await dueReviews({ after: found.upTo, limit: studentsAtOnce, ...range });
    return days.update(found._id, (latest) => {
      if (latest.upTo !== found.upTo || latest.isDone) return null;
      const { last, students } = next;
      if (last === null) return { state: { ...latest, isDone: true } };
      return {
        state: { ...latest, upTo: last },
        events: students.map(({ studentId, count }) =>
          pending(
            noticeRequested,
            reviewDueNotice.request(studentId, { count, day: found._id, path: '/student/mistakes' }),
          ),
        ),
      };
    });
  }

  return async (): Promise<void> => {
    const day = dhakaDayOf(now());
    const at = Date.parse(fromDhakaWallTime(`${day}T${timeOfDay}`) ?? '');
    if (now() < at) return;
    let left = await days.begin(day);
    while (!left.isDone) left = await remindSome(left, at);
    await days.deleteBefore(dhakaDayOf(now() - week));
  };
}
