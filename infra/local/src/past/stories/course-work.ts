import { completeLesson } from '@pathshala/svc-catalog-contract/lesson-progress';
import { rateCourse } from '@pathshala/svc-catalog-contract/ratings';
import type { Course } from '../catalogue.ts';
import type { Student } from '../people.ts';
import { hourMs, minuteMs, type School } from '../school.ts';
import type { Enrolments } from './enrolments.ts';

/** Students read lessons, sit the exams of their courses and rate them, each from the enrolment to yesterday. */
export async function studyCourses(school: School, enrolments: Enrolments): Promise<void> {
  const studying = [...enrolments].map(async ([student, courses]) => {
    for (const [place, course] of courses.entries()) {
      await readLessons(school, student, course);
      await sitCourseExams(school, { student, course, place });
      await rate(school, student, course);
    }
  });
  await Promise.all(studying);
  await school.drain();
}

/** A moment between the first day in the course and yesterday evening: `part` is 0 to 1. */
function momentOf({ at }: School, { joinedAt }: Student, part: number): number {
  const first = Math.min(joinedAt + 8 * hourMs, at(0, 0));
  return first + Math.max(0, at(0, 0) - first) * part;
}

async function readLessons(school: School, student: Student, { outline }: Course): Promise<void> {
  const lessons =
    outline?.subjects.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons)) ?? [];
  // Some have done everything, most are on the way, the student of the demonstration is past the middle.
  const share = student === school.nusrat ? 0.6 : student.random.next() * 1.15;
  const done = lessons.slice(0, Math.round(lessons.length * share));
  for (const [place, { _id }] of done.entries()) {
    const at = momentOf(school, student, (place + 1) / (lessons.length + 1));
    await student.call(at, completeLesson, { params: { id: _id }, body: { completed: true } });
  }
}

interface Studied {
  readonly student: Student;
  readonly course: Course;
  /** The place of the course among those of the student, who does not sit two exams at once. */
  readonly place: number;
}

async function sitCourseExams(
  school: School,
  { student, course: { id }, place: after }: Studied,
): Promise<void> {
  const exams = school.catalogue.exams.filter(({ courseId, isWritten }) => courseId === id && !isWritten);
  const count = student === school.nusrat ? 3 : student.random.whole(0, 1);
  const chosen = student.random.some(exams, count);
  for (const [place, { id: examId, examKind }] of chosen.entries()) {
    const at = momentOf(school, student, (place + 1 + after * 0.27) / (chosen.length + 2));
    await school.sit(student, { examKind, examId, at, boost: place * 0.2 });
  }
}

async function rate(school: School, student: Student, { id, kind }: Course): Promise<void> {
  const isNew = student.joinedAt > school.at(7, 0);
  if (isNew || !student.random.chance(0.4)) return;
  const stars = student.random.pick([5, 5, 5, 4, 4, 4, 3, 2]);
  await student.call(momentOf(school, student, 0.9) + 5 * minuteMs, rateCourse, {
    params: { courseId: id },
    body: { courseKind: kind, stars },
  });
}
