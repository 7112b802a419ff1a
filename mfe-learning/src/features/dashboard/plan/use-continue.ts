import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { DashboardCourse, OpenAttempt } from '../../../continue/dashboard-types.ts';
import { isPractice } from '../../../continue/open-practices.tsx';
import type { Progress } from '../../../continue/use-progress.ts';
import { coursePaths } from '../../../courses/course-paths.ts';
import { nextUnfinished } from '../../../lessons/lesson-order.ts';
import { lessonPaths } from '../../../lessons/lesson-paths.ts';
import { useCourse } from '../../../lessons/use-course.ts';
import { type PlanEntry, type PlanSource, loading, none, ready } from './plan-source.ts';
import { texts } from './texts.ts';
import { type NextOf, type NextStep, useNextPaper } from './use-next-paper.ts';

/** Returns what was begun last: a practice that is open, or the course with its next lesson or paper. */
export function useContinue({ dashboard, attempts }: Progress): PlanSource {
  const course = dashboard.courses.find(({ courseId }) => courseId === dashboard.lastCourseId);
  const practice = lastPractice(attempts, dashboard.lastCourseAt);
  const wanted = practice === undefined ? course : undefined;
  const next = {
    academic: useNextLesson(wanted?.category === 'academic' ? wanted : undefined),
    admissionPrep: useNextPaper(
      wanted?.category === 'admissionPrep' ? wanted : undefined,
      lastUnitOf(dashboard.recentResults, wanted),
    ),
  };
  const practiceEntry = usePracticeEntry(practice);
  const courseEntry = useCourseEntry(wanted, dashboard.today.courses);
  if (practiceEntry !== null) return ready(practiceEntry);
  if (wanted === undefined || courseEntry === null) return none;
  const step = next[wanted.category];
  return step === 'loading' ? loading : ready(courseEntry(step));
}

function lastUnitOf(
  results: Progress['dashboard']['recentResults'],
  course: DashboardCourse | undefined,
): string | undefined {
  return (
    results.find(({ courseId, unitId }) => courseId === course?.courseId && unitId !== null)?.unitId ??
    undefined
  );
}

/** Begun after the last work at a course, with an answer at least. */
function lastPractice(
  attempts: readonly OpenAttempt[],
  lastCourseAt: string | null,
): OpenAttempt | undefined {
  return attempts
    .filter((attempt) => isPractice(attempt) && attempt.answered !== 0)
    .filter(({ startedAt }) => lastCourseAt === null || startedAt > lastCourseAt)
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))[0];
}

function usePracticeEntry(practice: OpenAttempt | undefined): PlanEntry | null {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  if (practice === undefined) return null;
  const { title, answered, examId } = practice;
  return {
    title: translate(texts.goOnPractice, { title: format.digits(inLanguage(title)) }),
    why:
      answered === undefined ? translate(texts.practiceOpen) : translate(texts.practiceWhy, { n: answered }),
    isDone: false,
    begin: { to: `/student/mcq?${new URLSearchParams({ exam: examId }).toString()}` },
  };
}

function useCourseEntry(
  course: DashboardCourse | undefined,
  doneToday: readonly string[],
): ((step: NextStep | null) => PlanEntry) | null {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  if (course === undefined) return null;
  const name = inLanguage(course.name);
  const isDone = doneToday.includes(course.courseId);
  return (step) => {
    const isFinished = course.progress >= 100;
    const next = step === null ? '' : format.digits(step.why);
    const whole = isFinished ? translate(texts.courseFinished) : translate(texts.courseBegun);
    return {
      title: translate(isFinished ? texts.repeatCourse : texts.goOnCourse, { name }),
      why: [isDone ? translate(texts.courseToday) : '', next === '' ? whole : next]
        .filter((line) => line !== '')
        .join(' '),
      isDone,
      begin: { to: step?.to ?? overviewOf(course) },
    };
  };
}

function overviewOf({ category, courseCode, courseId }: DashboardCourse): string {
  return category === 'admissionPrep' ? coursePaths.units(courseCode) : lessonPaths.subjects(courseId);
}

function useNextLesson(course: DashboardCourse | undefined): NextOf {
  const translate = useText();
  const inLanguage = useBilingual();
  const { data, error } = useCourse(course?.courseId ?? '', course !== undefined);
  if (course === undefined || error !== null) return null;
  if (data === undefined) return 'loading';
  const next = nextUnfinished(data);
  if (next === undefined) return null;
  return {
    why: translate(texts.next, { title: inLanguage(next.lesson.title) }),
    to: lessonPaths.lesson(course.courseId, next.lesson._id),
  };
}
