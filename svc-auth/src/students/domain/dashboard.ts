import { enrolledCoursesOf, type EnrolledCourse } from './enrolled-courses.ts';
import type { Projection, ResultEntry } from './projection.ts';

/** A result as its student sees it. Score and percent are null while they are hidden. */
interface RecentResult extends Omit<
  ResultEntry,
  'submittedAt' | 'scoreVersion' | 'score' | 'scoreVisibleFrom'
> {
  readonly score: number | null;
  readonly percent: number | null;
  readonly scoreVisibleFrom: string | null;
}

interface TrendPoint {
  readonly dateTaken: string;
  readonly percent: number;
  readonly title: string;
}

export interface Dashboard {
  readonly coursesCompleted: number;
  readonly coursesInProgress: number;
  readonly courses: readonly EnrolledCourse[];
  /** Newest first. */
  readonly recentResults: readonly RecentResult[];
  /** Oldest first. */
  readonly scoreTrend: readonly TrendPoint[];
}

const maxRecentResults = 10;

/** `now` in epoch ms: a hidden score becomes visible at its `scoreVisibleFrom`. */
export function dashboardOf(projection: Projection, now: number): Dashboard {
  const courses = enrolledCoursesOf(projection);
  const results = projection.results.map((entry) => recentResultOf(entry, now));
  const coursesCompleted = courses.filter(({ progress }) => progress >= 100).length;
  return {
    coursesCompleted,
    coursesInProgress: courses.length - coursesCompleted,
    courses,
    recentResults: results.slice(0, maxRecentResults),
    scoreTrend: results
      .flatMap(({ dateTaken, percent, title }) => (percent === null ? [] : [{ dateTaken, percent, title }]))
      .toReversed(),
  };
}

function recentResultOf(entry: ResultEntry, now: number): RecentResult {
  const {
    submittedAt: _submittedAt,
    scoreVersion: _scoreVersion,
    scoreVisibleFrom = null,
    ...result
  } = entry;
  const isVisible = scoreVisibleFrom === null || Date.parse(scoreVisibleFrom) <= now;
  if (!isVisible) return { ...result, scoreVisibleFrom, score: null, percent: null };
  return { ...result, scoreVisibleFrom, percent: percentOf(entry) };
}

/** Two decimals. */
function percentOf({ score, totalMarks }: ResultEntry): number {
  return totalMarks === 0 ? 0 : Math.round((score / totalMarks) * 10_000) / 100;
}
