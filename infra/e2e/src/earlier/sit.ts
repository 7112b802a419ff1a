import type { HttpClient } from '../http/http-client.ts';
import { newStudent, type SiteUnderTest } from '../http/people.ts';
import { answerOneByOne, fetchResource, questionsOf, type Attempt, type Paper } from '../http/sit-exam.ts';
import { until } from '../until.ts';
import { examPaper } from '../faults/stories/exam-paper.ts';

export interface StartedAttempt {
  readonly attemptId: string;
  readonly studentId: string;
  readonly username: string;
  /** The answers of all questions, of which the first is saved: right, wrong, right, wrong … */
  readonly answers: readonly { readonly questionId: string; readonly selectedOption: string }[];
  readonly score: number;
}

interface Units {
  readonly _id: string;
  readonly units: readonly { readonly years: readonly { readonly _id: string }[] }[];
}

/** A course with a past year. */
export async function makeCourse(admin: HttpClient, courseCode: string, enrollmentFee = 0) {
  const units = [{ unitName: 'Unit A', years: [{ year: '2025', ...examPaper }] }];
  const form = { name: `কোর্স ${courseCode}`, courseCode, enrollmentFee, units };
  const made = await admin.send('POST', '/admissioncourse/universities', form);
  if (made.status !== 201) throw new Error(`course: ${made.status} ${JSON.stringify(made.body)}`);
  const { body } = await admin.get<Units>(`/admissioncourse/universities/unitDetails/${courseCode}`);
  return { courseId: body._id, yearId: body.units[0]?.years[0]?._id ?? '' };
}

/** A new student enrols, starts the past year and saves one answer. */
export async function startAttempt(
  site: SiteUnderTest,
  course: { readonly courseId: string; readonly yearId: string },
): Promise<StartedAttempt & { readonly client: HttpClient }> {
  const { client, user } = await newStudent(site);
  await until(
    () =>
      client.send('POST', '/students/student/enroll', {
        studentId: user._id,
        courseId: course.courseId,
        category: 'admissionPrep',
      }),
    ({ status }) => status === 201,
  );
  const start = { examKind: 'past-year', examId: course.yearId };
  const { body: attempt } = await until(
    () => client.send<Attempt>('POST', '/exams/attempts', start),
    ({ status }) => status === 201,
  );
  const paper = await fetchResource<Paper>(client, attempt.paperUrl);
  const subjects = ['Physics'];
  const chosen = await client.send('PUT', `/exams/attempts/${attempt.attemptId}/subjects`, { subjects });
  if (chosen.status !== 200) throw new Error(`subjects: ${chosen.status} ${JSON.stringify(chosen.body)}`);
  const questions = questionsOf(paper, subjects);
  const answers = questions.map(({ _id, options }, index) => ({
    questionId: _id,
    selectedOption: options.find(({ text }) => text === (index % 2 === 0 ? 'right' : 'wrong'))?._id ?? '',
  }));
  const score = questions.reduce(
    (sum, { points }, index) => sum + (index % 2 === 0 ? points : -points / 4),
    0,
  );
  await answerOneByOne(client, attempt, answers.slice(0, 1));
  return {
    client,
    attemptId: attempt.attemptId,
    studentId: user._id,
    username: user.username,
    answers,
    score,
  };
}
