import { createExpiringCache } from '@pathshala/service-kit/caches/expiring-cache';
import type { TimeRange } from '@pathshala/rules/dhaka-time';
import { countByDay, type DayCount } from '@pathshala/rules/school-days';
import { LRUCache } from 'lru-cache';
import type { Papers } from '../../papers/index.ts';
import type { AttemptStatistics } from '../ports.ts';

interface ReadOverviewDependencies {
  readonly statistics: AttemptStatistics;
  readonly papers: Pick<Papers, 'headsOpenAt'>;
  readonly now: () => number;
}

interface RunningExam {
  readonly examId: string;
  readonly title: string;
  /** ISO 8601. */
  readonly closesAt: string;
  readonly sitting: number;
}

interface Overview {
  readonly sitting: number;
  readonly running: readonly RunningExam[];
  readonly submissions: readonly DayCount[];
}

const maxRunning = 20;

/** Milliseconds; an attempt that is opened again changes the count of a past day. */
const finishedTtlMs = 600_000;

/** Milliseconds after the end of a day during which a process with a slow clock may still add to it. */
const clockSkewMs = 60_000;

/** The submissions of a past day do not change: they are counted once and cached. */
function createSubmissionCounter({ statistics, now }: ReadOverviewDependencies) {
  const finished = new LRUCache<string, number>({ max: 31, ttl: finishedTtlMs });
  return async (range: TimeRange): Promise<number> => {
    const known = finished.get(range.from);
    if (known !== undefined) return known;
    const count = await statistics.countSubmitted(range);
    if (Date.parse(range.to) + clockSkewMs < now()) finished.set(range.from, count);
    return count;
  };
}

/** Milliseconds for which the count is cached, because every visitor reads it. */
const freshMs = 60_000;

/** The number of sittings, at most a minute old. */
export function countSittings({ statistics, now }: Pick<ReadOverviewDependencies, 'statistics' | 'now'>) {
  const counted = createExpiringCache<{ readonly sittings: number }>({ ttlMs: freshMs, max: 1, now });
  return async (): Promise<{ sittings: number }> => {
    const known = counted.get('sittings') ?? { sittings: await statistics.countSittings() };
    if (counted.get('sittings') === undefined) counted.set('sittings', known);
    return known;
  };
}

/** The overview of administrators: the exams and students in progress, and the submits of each of the last days. */
export function readOverview(dependencies: ReadOverviewDependencies) {
  const { statistics, papers, now } = dependencies;
  const countSubmitted = createSubmissionCounter(dependencies);
  return async (): Promise<Overview> => {
    const moment = now();
    const heads = await papers.headsOpenAt(moment, maxRunning);
    const [sitting, running, submissions] = await Promise.all([
      statistics.countOpen(),
      Promise.all(
        heads.map(async ({ paperId: examId, title, window }) => ({
          examId,
          title,
          closesAt: window?.closesAt ?? '',
          sitting: await statistics.countOpenIn(examId),
        })),
      ),
      countByDay(moment, countSubmitted),
    ]);
    return { sitting, running, submissions };
  };
}
