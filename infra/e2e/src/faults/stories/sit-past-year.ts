import { expect } from 'vitest';
import { optionalSubjects, questionsOf, type Attempt, type Result } from '../../http/sit-exam.ts';
import { until } from '../../until.ts';
import type { PatientClient } from '../patient-client.ts';
import type { StoredState } from '../stored-state.ts';
import type { Stage, Story, Telling } from '../story.ts';
import { examPaper, scoreOf } from './exam-paper.ts';
import { expectAnswer } from './expect-answer.ts';

interface Units {
  readonly _id: string;
  readonly units: readonly { readonly years: readonly { readonly _id: string }[] }[];
}

interface StoredPaper {
  readonly _id: string;
  readonly status: string;
  readonly content: { readonly courseCode: string };
}

interface Sat {
  readonly courseCode: string;
  readonly courseId: string;
  readonly yearId: string;
  readonly attempt: Attempt;
  readonly answers: Readonly<Record<string, string>>;
  readonly expectedScore: number;
  readonly result: Result;
}

/** COURSE: the administrator makes it; ENROL: a student joins; SIT: start, subjects, three saves, submit with the last answer. */
export const sitPastYear: Story = {
  title: 'an administrator makes a course, a student enrols, sits its past year and submits',
  leaves: {
    'svc-catalog admission-courses': 1,
    'svc-catalog enrolments': 1,
    'svc-exams attempts': 1,
  },
  async prepare(stage) {
    let sat: Sat | undefined;
    return {
      async tell() {
        const course = await makeCourse(stage.admin, `CRASH${stage.number}`);
        await enrol(stage, course.courseId);
        sat = await sit(stage.student, course);
      },
      check(stored) {
        if (sat === undefined) throw new Error('the story did not come to its end');
        checkSitting(stored, sat);
        checkElsewhere(stored, sat, stage.student.userId);
      },
    } satisfies Telling;
  },
};

async function makeCourse(admin: PatientClient, courseCode: string) {
  const units = [{ unitName: 'Unit A', years: [{ year: '2025', ...examPaper }] }];
  const form = { name: `Course ${courseCode}`, courseCode, units };
  expectAnswer(await admin.send('POST', '/admissioncourse/universities', form), [201], [409]);
  const made = await admin.get<Units>(`/admissioncourse/universities/unitDetails/${courseCode}`);
  expectAnswer(made, [200]);
  return { courseCode, courseId: made.body._id, yearId: made.body.units[0]?.years[0]?._id ?? '' };
}

async function enrol({ student }: Stage, courseId: string): Promise<void> {
  const body = { studentId: student.userId, courseId, category: 'admissionPrep' };
  expectAnswer(await student.send('POST', '/students/student/enroll', body), [201], [409]);
}

async function sit(
  student: PatientClient,
  course: Pick<Sat, 'courseCode' | 'courseId' | 'yearId'>,
): Promise<Sat> {
  const start = { examKind: 'past-year', examId: course.yearId };
  // The paper and the right to it come by events: until then it is refused.
  const opened = await until(
    () => student.send<Attempt>('POST', '/exams/attempts', start),
    ({ status }) => status === 201 || status === 200,
    30_000,
  );
  const attempt = opened.body;
  const address = `/exams/attempts/${attempt.attemptId}`;
  const subjects = optionalSubjects(attempt.paper);
  expectAnswer(await student.send('PUT', `${address}/subjects`, { subjects }), [200]);

  const choices = questionsOf({ paper: attempt.paper, subjects }).map(({ _id, points, options }, index) => {
    const text = index % 3 === 1 ? 'wrong' : 'right';
    return { _id, points, text, option: options.find((option) => option.text === text)?._id ?? '' };
  });
  const asAnswers = (some: typeof choices) =>
    some.map(({ _id, option }) => ({ questionId: _id, selectedOption: option }));
  for (const [index, choice] of choices.slice(0, 3).entries()) {
    const save = { answers: asAnswers([choice]), clientSeq: index + 1 };
    const saved = await student.send<{ savedSeq: number }>('PUT', `${address}/answers`, save);
    expectAnswer(saved, [200]);
    expect(saved.body.savedSeq).toBe(index + 1);
  }
  const last = { answers: asAnswers(choices.slice(3)) };
  const submitted = await student.send<Result>('POST', `${address}/submit`, last);
  expectAnswer(submitted, [200]);
  // I5: whoever asks again is given the result that stands, whatever is sent.
  for (const again of [last, {}]) {
    const repeated = await student.send<Result>('POST', `${address}/submit`, again);
    expect([repeated.status, repeated.body]).toEqual([200, submitted.body]);
  }
  return {
    ...course,
    attempt,
    answers: Object.fromEntries(choices.map(({ _id, option }) => [_id, option])),
    expectedScore: scoreOf(choices),
    result: submitted.body,
  };
}

/** I1 and I2: one attempt, with the answers that were acknowledged and the score that they are worth. */
function checkSitting(stored: StoredState, sat: Sat): void {
  const attempts = stored
    .documents<{ _id: string; examId: string; outcome: object }>('svc-exams', 'attempts')
    .filter(({ examId }) => examId === sat.yearId);
  expect(attempts).toEqual([
    expect.objectContaining({
      _id: sat.attempt.attemptId,
      attemptNo: 1,
      status: 'submitted',
      deadlineAt: sat.attempt.deadlineAt,
      savedSeq: 3,
      answers: sat.answers,
      outcome: expect.objectContaining({ score: sat.expectedScore, closedBy: 'student', scoreVersion: 1 }),
    }),
  ]);
  expect(sat.result.score).toBe(sat.expectedScore);
}

/** What the other services made of it: each thing once. */
function checkElsewhere(stored: StoredState, sat: Sat, studentId: string): void {
  const ofCourse = { studentId, courseId: sat.courseId };
  const enrolments = stored.documents<{ courseId: string }>('svc-catalog', 'enrolments');
  expect(enrolments.filter(({ courseId }) => courseId === sat.courseId)).toEqual([
    expect.objectContaining({ ...ofCourse, examsTaken: [sat.yearId], progressVersion: 1 }),
  ]);
  const rights = stored.documents<{ scopeId: string }>('svc-exams', 'entitlements');
  expect(rights.filter(({ scopeId }) => scopeId === sat.courseId)).toEqual([
    expect.objectContaining({ studentId, kind: 'course', isActive: true, version: 1 }),
  ]);
  const record = stored
    .documents<Record<'enrolments' | 'progress' | 'results', { courseId: string }[]> & { _id: string }>(
      'svc-auth',
      'students',
    )
    .find(({ _id }) => _id === studentId);
  const { courseId } = sat;
  const own = (part: 'enrolments' | 'progress' | 'results') =>
    record?.[part].filter((entry) => entry.courseId === courseId);
  expect({ enrolments: own('enrolments'), progress: own('progress'), results: own('results') }).toEqual({
    enrolments: [expect.objectContaining({ courseId })],
    progress: [expect.objectContaining({ overallProgress: 100, version: 1 })],
    results: [
      expect.objectContaining({
        attemptId: sat.attempt.attemptId,
        score: sat.expectedScore,
        scoreVersion: 1,
      }),
    ],
  });
  checkPapers(stored, sat);
}

/** A paper whose course was never made is withdrawn on both sides; the one that was made is on offer on both. */
function checkPapers(stored: StoredState, { courseCode, yearId }: Sat): void {
  const papers = stored
    .documents<StoredPaper>('svc-catalog', 'papers')
    .filter(({ content }) => content.courseCode === courseCode)
    .map(({ _id, status }) => [_id, status]);
  const heads = new Map(
    stored
      .documents<{ _id: string; isWithdrawn: boolean }>('svc-exams', 'paper_heads')
      .map(({ _id, isWithdrawn }) => [_id, isWithdrawn ? 'withdrawn' : 'published']),
  );
  expect(papers.filter(([, status]) => status === 'published')).toEqual([[yearId, 'published']]);
  expect(papers.map(([id = '']) => [id, heads.get(id)])).toEqual(papers);
}
