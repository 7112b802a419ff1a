import { progressChanged } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import type { Dashboard } from '@pathshala/svc-auth-contract/student';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSchool, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

const now = () => new Date(school.platform.now()).toISOString();

const practice = (studentId: string, attemptId: string, answered: number) => ({
  ...submittedExam,
  studentId,
  attemptId,
  examId: `exam-${attemptId}`,
  examKind: 'practice' as const,
  courseId: null,
  unitId: null,
  answered,
  submittedAt: now(),
});

const progress = (studentId: string, version: number, lessons: readonly string[]) => ({
  studentId,
  courseId: 'c1',
  category: 'academic' as const,
  courseName: 'Physics',
  version,
  completed: version,
  total: 9,
  overallProgress: version,
  lastLessonAt: now(),
  recentLessons: lessons.map((lessonId) => ({ lessonId, completedAt: now() })),
});

const dashboardOf = async ({ client }: Awaited<ReturnType<School['enter']>>) =>
  (await client.get<Dashboard>('/students/dashboard')).body;

describe('the daily goal', () => {
  it('counts answered questions, lessons and reviews of the day once, in any order of delivery [NEW-04]', async () => {
    const student = await school.enter('counting');
    const { userId } = student;
    const review = { ...practice(userId, 'p2', 2), isReview: true };
    for (const round of [1, 2]) {
      await school.emit(progressChanged, progress(userId, 2, ['l2', 'l1']));
      await school.emit(examSubmitted, practice(userId, 'p1', 9));
      await school.emit(progressChanged, progress(userId, 1, ['l1']));
      await school.emit(examSubmitted, { ...review, scoreVersion: round });
    }
    const { today, streak, lastDays } = await dashboardOf(student);
    expect(today).toMatchObject({ goal: 20, questions: 9, lessons: 2, reviews: 2, subjects: ['Physics'] });
    expect(streak).toEqual({ days: 1, graceLeft: 2, hasToday: true });
    expect(lastDays.at(-1)).toMatchObject({ isActive: true, isGrace: false });
  });

  it('is chosen by the student, and stays [NEW-04]', async () => {
    const student = await school.enter('choosing');
    const { client } = student;
    expect(await client.put('/students/dashboard/goal', { dailyGoal: 40 })).toMatchObject({
      status: 200,
      body: { dailyGoal: 40 },
    });
    expect((await dashboardOf(student)).today.goal).toBe(40);
    expect((await client.put('/students/dashboard/goal', { dailyGoal: 7 })).status).toBe(400);
    const head = await school.adminClient();
    expect((await head.put('/students/dashboard/goal', { dailyGoal: 10 })).status).toBe(404);
  });

  it('is not reached by an exam without an answer, or by a clock that is days ahead', async () => {
    const student = await school.enter('idle');
    const { userId } = student;
    await school.emit(examSubmitted, practice(userId, 'p1', 0));
    const ahead = new Date(school.platform.now() + 3 * 86_400_000).toISOString();
    await school.emit(examSubmitted, { ...practice(userId, 'p2', 30), submittedAt: ahead });
    const { today, streak } = await dashboardOf(student);
    expect(today).toMatchObject({ questions: 0, lessons: 0, reviews: 0 });
    expect(streak).toEqual({ days: 0, graceLeft: 2, hasToday: false });
  });

  it('takes an event without the number, and a record from before it, as a day of work', async () => {
    const student = await school.enter('earlier');
    const { userId } = student;
    const { answered: _answered, ...older } = practice(userId, 'p1', 0);
    await school.emit(examSubmitted, older);
    const students = school.platform.documents.collection<{ _id: string; activity: object }>('students');
    const stored = await students.findOne({ _id: userId });
    expect(stored?.activity).toEqual({ days: ['2026-01-15'], papers: ['exam-p1'] });
    const { today, streak } = await dashboardOf(student);
    expect(today).toMatchObject({ questions: 0 });
    expect(streak).toMatchObject({ days: 1, hasToday: true });
  });
});
