import type { Dashboard, Student } from '@pathshala/svc-auth-contract/student';
import type { Enrolment, Projection, ResultEntry } from './projection.ts';
import type { StudentRecord } from './student.ts';

type EnrolledCourse = Dashboard['courses'][number];
type Group = Student['courseEnrollment']['academic'];

const shownResults = 10;

/** The record as spec §3 shapes it. */
export function studentOf(record: StudentRecord): Student {
  const courses = coursesOf(record);
  return {
    _id: record._id,
    personalInfo: record.personalInfo,
    educationalBackground: record.educationalBackground,
    courseEnrollment: {
      admissionPrep: groupOf(courses, 'admissionPrep'),
      academic: groupOf(courses, 'academic'),
    },
  };
}

/** `now` in epoch ms: a score that is not to be seen yet appears by itself when its time has come. */
export function dashboardOf(projection: Projection, now: number): Dashboard {
  const courses = coursesOf(projection);
  const results = projection.results.map((entry) => resultOf(entry, now));
  const coursesCompleted = courses.filter(({ progress }) => progress >= 100).length;
  return {
    coursesCompleted,
    coursesInProgress: courses.length - coursesCompleted,
    courses,
    recentResults: results.slice(0, shownResults),
    scoreTrend: results
      .flatMap(({ dateTaken, percent, title }) => (percent === null ? [] : [{ dateTaken, percent, title }]))
      .toReversed(),
  };
}

function coursesOf({ enrolments, progress }: Projection): EnrolledCourse[] {
  const byCourse = new Map(progress.map((entry) => [entry.courseId, entry]));
  return enrolments.map((enrolment) => {
    const told = byCourse.get(enrolment.courseId);
    return {
      name: told?.courseName ?? enrolment.courseName,
      courseThumbnail: enrolment.courseThumbnail,
      courseId: enrolment.courseId,
      courseCode: enrolment.courseCode,
      progress: told?.overallProgress ?? 0,
      enrolledAt: enrolment.enrolledAt,
      category: groupName(enrolment),
    };
  });
}

/** There are two groups: a kind that we do not know yet is shown among the academic courses. */
function groupName({ courseKind }: Enrolment): EnrolledCourse['category'] {
  return courseKind === 'admission' ? 'admissionPrep' : 'academic';
}

function groupOf(courses: readonly EnrolledCourse[], category: EnrolledCourse['category']): Group {
  const own = courses.filter((course) => course.category === category);
  const sum = own.reduce((total, { progress }) => total + progress, 0);
  return {
    totalEnrolled: own.length,
    overallProgress: own.length === 0 ? 0 : Math.round(sum / own.length),
    enrolledCourses: own.map(({ category: _group, ...course }) => course),
  };
}

function resultOf(entry: ResultEntry, now: number): Dashboard['recentResults'][number] {
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

function percentOf({ score, totalMarks }: ResultEntry): number {
  return totalMarks === 0 ? 0 : Math.round((score / totalMarks) * 10_000) / 100;
}
