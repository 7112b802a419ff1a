import { lastDhakaDays } from '@pathshala/rules/dhaka-time';
import { enrolledCoursesOf, type EnrolledCourse } from './enrolled-courses.ts';
import { activityOf, type Projection, type ResultEntry } from './projection.ts';
import { weakestSubjectOf, type WeakestSubject } from './weakest-subject.ts';

type StoredOnly = 'submittedAt' | 'scoreVersion' | 'score' | 'scoreVisibleFrom' | 'marksLost' | 'subjects';

/** A result as its student sees it. What follows from the score is null while the score is hidden. */
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
  /** Newest first. */
  readonly recentResults: readonly RecentResult[];
  /** Oldest first. */
  readonly scoreTrend: readonly TrendPoint[];
  /** Oldest first, today last. */
  readonly lastDays: readonly { readonly day: string; readonly isActive: boolean }[];
  readonly weakestSubject: WeakestSubject | null;
  readonly papersFinished: number;
}

const maxRecentResults = 10;

/** `now` in epoch ms: a hidden score becomes visible at its `scoreVisibleFrom`. */
export function dashboardOf(projection: Projection, now: number): Dashboard {
  const courses = enrolledCoursesOf(projection);
  const visible = projection.results.filter((entry) => isVisible(entry, now));
  const coursesCompleted = courses.filter(({ progress }) => progress >= 100).length;
  const activity = activityOf(projection);
  return {
    coursesCompleted,
    coursesInProgress: courses.length - coursesCompleted,
    courses,
    lastCourseId: lastCourseOf(projection, courses),
    recentResults: projection.results
      .slice(0, maxRecentResults)
      .map((entry) => recentResultOf(entry, visible)),
    scoreTrend: visible.map(trendPointOf).toReversed(),
    lastDays: lastDhakaDays(now, 7).map((day) => ({ day, isActive: activity.days.includes(day) })),
    weakestSubject: weakestSubjectOf(visible),
    papersFinished: activity.papers.length,
  };
}

function isVisible({ scoreVisibleFrom = null }: ResultEntry, now: number): boolean {
  return scoreVisibleFrom === null || Date.parse(scoreVisibleFrom) <= now;
}

/** The course of the latest result, enrolment or completed lesson. */
function lastCourseOf({ results, progress }: Projection, courses: readonly EnrolledCourse[]): string | null {
  const steps = [
    ...courses.map(({ courseId, enrolledAt: at }) => ({ courseId, at })),
    ...results.map(({ courseId, submittedAt: at }) => ({ courseId, at })),
    ...progress.map(({ courseId, lastLessonAt: at = '' }) => ({ courseId, at })),
  ];
  const inCourses = steps.filter(({ courseId }) => courses.some((course) => course.courseId === courseId));
  const last = inCourses.reduce((latest, step) => (step.at >= latest.at ? step : latest), noStep);
  return last.courseId;
}

const noStep: { readonly courseId: string | null; readonly at: string } = { courseId: null, at: '' };

function recentResultOf(entry: ResultEntry, visible: readonly ResultEntry[]): RecentResult {
  const {
    submittedAt: _submittedAt,
    scoreVersion: _scoreVersion,
    subjects: _subjects,
    scoreVisibleFrom = null,
    ...result
  } = entry;
  const scores = visible.filter(({ examId }) => examId === entry.examId).map(({ score }) => score);
  // A single result has none to be better than.
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

/** Of the total marks, two decimals. */
function percentOf(marks: number, { totalMarks }: ResultEntry): number {
  return totalMarks === 0 ? 0 : Math.round((marks / totalMarks) * 10_000) / 100;
}
