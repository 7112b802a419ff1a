import type { HttpClient } from '../http/http-client.ts';
import { sampleCourse } from '../sample-course.ts';
import { until } from '../until.ts';

interface Listed {
  readonly items: readonly { readonly _id: string; readonly courseCode?: string }[];
}

interface Units {
  readonly units: readonly { readonly years: readonly { readonly _id: string }[] }[];
}

/** Enrols the student in the sample course and starts a past year, so that exam calls of the run have something to act on. */
export async function openAttempt(client: HttpClient, studentId: string): Promise<readonly unknown[]> {
  const courses = await client.get<Listed>('/admissioncourse/universities?pageSize=100');
  const courseId = courses.body.items.find(({ courseCode }) => courseCode === sampleCourse)?._id;
  const enrolment = { studentId, courseId, category: 'admissionPrep' };
  await client.send('POST', '/students/student/enroll', enrolment);
  const details = `/admissioncourse/universities/unitDetails/${sampleCourse}`;
  const units = await client.get<Units>(details);
  const examId = units.body.units[0]?.years[0]?._id ?? '';
  const start = { examKind: 'past-year', examId };
  const started = await until(
    () => client.send('POST', '/exams/attempts', start),
    ({ status }) => status === 201 || status === 200,
  );
  return [courses.body, units.body, enrolment, start, started.body];
}
