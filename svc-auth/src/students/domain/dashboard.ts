import { dhakaDayOf, lastDhakaDays } from '@pathshala/rules/dhaka-time';
import { todayOf, type Today } from './daily-goal.ts';
import { enrolledCoursesOf, type EnrolledCourse } from './enrolled-courses.ts';
import { activityOf, type Projection, type ResultEntry } from './projection.ts';
import { streakOf, type Streak } from './streak.ts';
import { weakestSubjectOf, type WeakestSubject } from './weakest-subject.ts';

type StoredOnly = 'submittedAt' | 'scoreVersion' | 'score' | 'scoreVisibleFrom' | 'marksLost' | 'subjects';

/** A result as its student sees it. The fields that depend on the score are null while the score is hidden. */
interface RecentResult extends Omit<ResultEntry, StoredOnly> {
  readonly score: number | null;
  readonly percent: number | null;
  readonly bestScore: number | null;
  readonly marksLost: number | null;
  readonly scoreVisibleFrom: string | null;
}

interface TrendPoint {
  readonly dateTaken: string;
  readonly examKind: string;
  readonly percent: number;
  readonly lostPercent: number | null;
  readonly title: string;
}

export interface Dashboard {
  readonly coursesCompleted: number;
  readonly coursesInProgress: number;
  readonly courses: readonly EnrolledCourse[];
  readonly lastCourseId: string | null;
  /** The time of the latest result, enrolment or completed lesson in that course; ISO 8601. */
  readonly lastCourseAt: string | null;
  /** Newest first. */
  readonly recentResults: readonly RecentResult[];
  /** Oldest first. */
  readonly scoreTrend: readonly TrendPoint[];
  /** Oldest first, today last. */
  readonly lastDays: readonly {
    readonly day: string;
    readonly isActive: boolean;
    /** Missed, and excused by a day of grace. */
    readonly isGrace: boolean;
  }[];
  readonly today: Today & {
    /** The courses with a result or a completed lesson today. */
    readonly courses: readonly string[];
  };
  readonly streak: Omit<Streak, 'graceDays'>;
  readonly weakestSubject: WeakestSubject | null;
  readonly papersFinished: number;
}

const maxRecentResults = 10;

/** A record as the dashboard reads it. */
interface DashboardSource extends Projection {
  /** ISO 8601. */
  readonly createdAt: string;
  readonly dailyGoal?: number | undefined;
}

/** `now` in epoch ms: a hidden score becomes visible at its `scoreVisibleFrom`. */
export function dashboardOf(projection: DashboardSource, now: number): Dashboard {
  const courses = enrolledCoursesOf(projection);
  const visible = projection.results.filter((entry) => isVisible(entry, now));
  const coursesCompleted = courses.filter(({ progress }) => progress >= 100).length;
  const activity = activityOf(projection);
  const { graceDays, ...streak } = streakOf(activity.days, {
    today: dhakaDayOf(now),
    from: dhakaDayOf(accountTimeOf(projection)),
  });
  const last = lastCourseOf(projection, courses);
  return {
    coursesCompleted,
    coursesInProgress: courses.length - coursesCompleted,
    courses,
    lastCourseId: last.courseId,
    lastCourseAt: last.courseId === null ? null : last.at,
    recentResults: projection.results
      .slice(0, maxRecentResults)
      .map((entry) => recentResultOf(entry, visible)),
    scoreTrend: visible.map(trendPointOf).toReversed(),
    lastDays: lastDhakaDays(now, 7).map((day) => ({
      day,
      isActive: activity.days.includes(day),
      isGrace: graceDays.includes(day),
    })),
    today: {
      ...todayOf(activity, { now, goal: projection.dailyGoal }),
      courses: coursesOfDay(projection, dhakaDayOf(now)),
    },
    streak,
    weakestSubject: weakestSubjectOf(visible),
    papersFinished: activity.papers.length,
  };
}

/** Epoch ms. A record may be newer than the account; an enrolment is never older than the account. */
function accountTimeOf({ createdAt, enrolments }: DashboardSource): number {
  return Math.min(
    ...[createdAt, ...enrolments.map(({ enrolledAt }) => enrolledAt)].map((at) => Date.parse(at)),
  );
}

function isVisible({ scoreVisibleFrom = null }: ResultEntry, now: number): boolean {
  return scoreVisibleFrom === null || Date.parse(scoreVisibleFrom) <= now;
}

/** The course of the latest result, enrolment or completed lesson. */
function lastCourseOf({ results, progress }: Projection, courses: readonly EnrolledCourse[]): LastCourse {
  const steps = [
    ...courses.map(({ courseId, enrolledAt: at }) => ({ courseId, at })),
    ...results.map(({ courseId, submittedAt: at }) => ({ courseId, at })),
    ...progress.map(({ courseId, lastLessonAt: at = '' }) => ({ courseId, at })),
  ];
  const inCourses = steps.filter(({ courseId }) => courses.some((course) => course.courseId === courseId));
  return inCourses.reduce((latest, step) => (step.at >= latest.at ? step : latest), noStep);
}

interface LastCourse {
  readonly courseId: string | null;
  readonly at: string;
}

const noStep: LastCourse = { courseId: null, at: '' };

function coursesOfDay({ results, progress }: Projection, day: string): readonly string[] {
  const isOfDay = (at: string | undefined): boolean => at !== undefined && dhakaDayOf(Date.parse(at)) === day;
  const sat = results.filter(({ submittedAt }) => isOfDay(submittedAt)).map(({ courseId }) => courseId);
  const read = progress.filter(({ lastLessonAt }) => isOfDay(lastLessonAt)).map(({ courseId }) => courseId);
  return [...new Set([...sat, ...read])].filter((courseId) => courseId !== null);
}

function recentResultOf(entry: ResultEntry, visible: readonly ResultEntry[]): RecentResult {
  const {
    submittedAt: _submittedAt,
    scoreVersion: _scoreVersion,
    subjects: _subjects,
    scoreVisibleFrom = null,
    ...result
  } = entry;
  const scores = visible.filter(({ examId }) => examId === entry.examId).map(({ score }) => score);
  // A single result has none to compare with.
  const bestScore = scores.length < 2 ? null : Math.max(...scores);
  if (!visible.includes(entry)) {
    return { ...result, scoreVisibleFrom, bestScore, score: null, percent: null, marksLost: null };
  }
  const { marksLost = null } = entry;
  return { ...result, scoreVisibleFrom, bestScore, marksLost, percent: percentOf(entry.score, entry) };
}

function trendPointOf(entry: ResultEntry): TrendPoint {
  const { dateTaken, examKind, title, score, marksLost } = entry;
  const lostPercent = marksLost === undefined ? null : percentOf(marksLost, entry);
  return { dateTaken, examKind, title, percent: percentOf(score, entry), lostPercent };
}

/** Percent of the total marks, two decimals. */
function percentOf(marks: number, { totalMarks }: ResultEntry): number {
  return totalMarks === 0 ? 0 : Math.round((marks / totalMarks) * 10_000) / 100;
}
