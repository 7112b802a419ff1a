import type { AcademicCourses } from '../academic-courses/index.ts';
import type { AdmissionCourses } from '../admission-courses/index.ts';
import type {
  CompletedLessons,
  CourseLookup,
  EnrollableCourse,
  Enrolments,
  Students,
} from '../enrolments/index.ts';
import { enrolmentId } from '../enrolments/use-cases/store-enrolment.ts';
import { enrol } from '../enrolments/use-cases/enrol.ts';
import { readSampleCourses } from './sample-files.ts';

interface LoadEnrolmentsDependencies {
  readonly admissionCourses: Pick<AdmissionCourses, 'findByCode'>;
  readonly academicCourses: Pick<AcademicCourses, 'list'>;
  readonly enrolments: Enrolments;
  readonly students: Students;
  readonly courseLookup: CourseLookup;
  readonly completedLessons: CompletedLessons;
  readonly now: () => number;
}

const dayMs = 24 * 3_600_000;

/** Days over which the enrolments are spread, the last of them yesterday. */
const days = 75;

/** A free, open course with the parts that count for its progress. */
async function freeCourses(deps: LoadEnrolmentsDependencies): Promise<readonly EnrollableCourse[]> {
  const codes = (await readSampleCourses()).map(({ courseCode }) => courseCode);
  const admission = await Promise.all(codes.map((code) => deps.admissionCourses.findByCode(code)));
  const { items: academic } = await deps.academicCourses.list({ page: 1, pageSize: 100, sort: 'name' });
  const ids = [...academic, ...admission].flatMap((course) => (course === null ? [] : [course._id]));
  const found = await Promise.all(ids.map((id) => deps.courseLookup.find(id)));
  return found.filter((course) => course !== null).filter(({ isOpen, fee }) => isOpen && fee === 0);
}

/**
 * Enrols the sample students whose accounts have arrived, spread over the last weeks, so that reports show data. The first
 * account, that of the demonstration, chooses its courses itself. Skips existing enrolments.
 */
export async function loadSampleEnrolments(deps: LoadEnrolmentsDependencies): Promise<void> {
  const [courses, [_first, ...studentIds]] = [await freeCourses(deps), await deps.students.ids()];
  for (const [s, studentId] of studentIds.entries()) {
    for (const [c, course] of courses.entries()) {
      // About half of the students of a course, in an irregular pattern.
      if ((s * 7 + c * 5) % 11 > 5) continue;
      const daysAgo = 1 + ((s * 29 + c * 17) % days);
      const enrolledAt = deps.now() - daysAgo * dayMs;
      await enrolOnce(deps, { studentId, course, enrolledAt });
      const lessons = course.lessonIds.slice(0, Math.floor((course.lessonIds.length * ((s * 3) % 8)) / 6));
      for (const lessonId of lessons) {
        const completedAt = new Date(enrolledAt + dayMs / 2).toISOString();
        await deps.completedLessons.mark({ studentId, courseId: course.courseId }, { lessonId, completedAt });
      }
    }
  }
}

interface SampleEnrolment {
  readonly studentId: string;
  readonly course: EnrollableCourse;
  /** Epoch ms. */
  readonly enrolledAt: number;
}

async function enrolOnce(
  { enrolments, students, courseLookup: courses }: LoadEnrolmentsDependencies,
  { studentId, course: { courseId }, enrolledAt }: SampleEnrolment,
): Promise<void> {
  if ((await enrolments.find(enrolmentId(studentId, courseId))) !== null) return;
  const enrolAt = enrol({ enrolments, students, courses, now: () => enrolledAt });
  await enrolAt({ studentId, courseId, callerId: studentId });
}
