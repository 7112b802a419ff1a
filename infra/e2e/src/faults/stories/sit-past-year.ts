import { expect } from 'vitest';
import {
  fetchResource,
  optionalSubjects,
  questionsOf,
  type Attempt,
  type Paper,
  type Result,
} from '../../http/sit-exam.ts';
import { until } from '../../until.ts';
import type { RetryingClient } from '../retrying-client.ts';
import type { Stage, Story, PreparedStory } from '../story.ts';
import { checkElsewhere, checkSitting, type Sat } from './check-sitting.ts';
import { examPaper, scoreOf } from './exam-paper.ts';
import { expectAnswer } from './expect-answer.ts';

interface Units {
  readonly _id: string;
  readonly units: readonly { readonly years: readonly { readonly _id: string }[] }[];
}

/** COURSE: the administrator creates it; ENROL: a student joins; SIT: start, subjects, three saves, submit with the last answer. */
export const sitPastYear: Story = {
  title: 'an administrator creates a course, a student enrols, sits its past year and submits',
  leaves: {
    'svc-catalog admission-courses': 1,
    'svc-catalog enrolments': 1,
    'svc-exams attempts': 1,
  },
  async prepare(stage) {
    let sat: Sat | undefined;
    return {
      async run() {
        const course = await makeCourse(stage.admin, `CRASH${stage.number}`);
        await enrol(stage, course.courseId);
        sat = await sit(stage.student, course);
      },
      check(stored) {
        if (sat === undefined) throw new Error('the story did not come to its end');
        checkSitting(stored, sat);
        checkElsewhere(stored, sat, stage.student.userId);
      },
    } satisfies PreparedStory;
  },
};

async function makeCourse(admin: RetryingClient, courseCode: string) {
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
  student: RetryingClient,
  course: Pick<Sat, 'courseCode' | 'courseId' | 'yearId'>,
): Promise<Sat> {
  const start = { examKind: 'past-year', examId: course.yearId };
  // Paper and entitlement arrive by events; until then the start is refused.
  const opened = await until(
    () => student.send<Attempt>('POST', '/exams/attempts', start),
    ({ status }) => status === 201 || status === 200,
    30_000,
  );
  const attempt = opened.body;
  const address = `/exams/attempts/${attempt.attemptId}`;
  const paper = await fetchResource<Paper>(student, attempt.paperUrl);
  const subjects = optionalSubjects(paper);
  expectAnswer(await student.send('PUT', `${address}/subjects`, { subjects }), [200]);

  const choices = questionsOf(paper, subjects).map(({ _id, points, options }, index) => {
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
  // I5: a repeated submit returns the stored result, with any body.
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
