import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { LessonQuestion } from '@pathshala/svc-catalog-contract/discussions';
import { auditRecorded, noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { answeredNotice } from '@pathshala/svc-catalog-contract/notices';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;
let lessonId: string;
type Client = Awaited<ReturnType<typeof startCatalog>>['student'];
let [asker, other, teacher]: Client[] = [];

beforeAll(async () => {
  catalog = await startCatalog();
  const course = await createCourseOfLessons(catalog);
  courseId = course.courseId;
  [lessonId = ''] = course.lessonIds;
  const student = { role: 'student', email: 'hidden@example.com' } as const;
  asker = catalog.client.as({ ...student, userId: studentId, name: 'Rahima' });
  other = catalog.client.as({ ...student, userId: otherId, name: 'Kamal' });
  teacher = catalog.client.as({ role: 'admin', userId: '5e'.repeat(12), name: 'Nadia Islam' });
  for (const id of [studentId, otherId]) {
    const me = catalog.client.as({ role: 'student', userId: id });
    await me.post('/students/student/enroll', { studentId: id, courseId });
  }
});
afterAll(() => catalog.stop());

const questionsPath = () => `/courses/lessons/${lessonId}/questions`;
async function ask(text = 'Why?'): Promise<LessonQuestion> {
  catalog.clock.advance(1000);
  return (await asker!.post<LessonQuestion>(questionsPath(), { text })).body;
}
const answer = (client: Client | undefined, { _id }: LessonQuestion, text = 'Because.') =>
  client!.post<LessonQuestion>(`/courses/questions/${_id}/answers`, { text });
const list = async (client: Client | undefined, query = '') => {
  const path = `${questionsPath()}${query}`;
  return (await client!.get<{ items: LessonQuestion[]; total: number }>(path)).body;
};

describe('a discussion about a lesson', () => {
  it('shows questions newest first with their answers, by names only, teachers marked', async () => {
    const older = await ask('Is 0 < 1?\nReally?');
    await answer(teacher, older, '<b>Yes</b>');
    const newer = await ask('Second');
    const { items, total } = await list(other, '?pageSize=1');
    expect([total, items.map(({ _id }) => _id)]).toEqual([2, [newer._id]]);
    const { items: all } = await list(other);
    expect(all[1]).toMatchObject({
      text: 'Is 0 < 1?\nReally?',
      authorName: 'Rahima',
      isTeacher: false,
      isOwn: false,
      answers: [{ text: '<b>Yes</b>', authorName: 'Nadia Islam', isTeacher: true, isOwn: false }],
    });
    expect((await list(asker)).items[1]).toMatchObject({ isOwn: true });
    expect(JSON.stringify(all)).not.toMatch(/example\.com|5a5a/u);
  });

  it('is for enrolled students and authors of courses only', async () => {
    const stranger = catalog.client.as({ role: 'student', userId: '99'.repeat(12) });
    const question = await ask();
    const statuses = async (client: Client) => [
      (await client.get(questionsPath())).status,
      (await client.post(questionsPath(), { text: 'x' })).status,
      (await client.post(`/courses/questions/${question._id}/answers`, { text: 'x' })).status,
    ];
    expect(await statuses(stranger)).toEqual([403, 403, 403]);
    expect(await statuses(catalog.visitor)).toEqual([401, 401, 401]);
  });

  it('can be changed and deleted by its authors only', async () => {
    const question = await ask('Why so?');
    const path = `/courses/questions/${question._id}`;
    expect((await other!.put(path, { text: 'mine' })).status).toBe(403);
    expect((await teacher!.delete(path)).status).toBe(403);
    const edited = await asker!.put(path, { text: 'What?' });
    expect(edited.body).toMatchObject({ text: 'What?', editedAt: expect.any(String) });
    expect((await asker!.put(path, { text: ' ' })).body).toMatchObject({ code: 'catalog.discussion.empty' });
    const { body } = await answer(other, question);
    const answerPath = `/courses/answers/${body.answers[0]!._id}`;
    expect((await asker!.delete(answerPath)).status).toBe(403);
    expect((await other!.put(answerPath, { text: 'So.' })).body).toMatchObject({
      answers: [{ text: 'So.' }],
    });
    expect((await other!.delete(answerPath)).body).toMatchObject({ answers: [] });
    expect((await other!.delete(answerPath)).status).toBe(404);
    expect((await asker!.delete(path)).status).toBe(200);
    expect((await answer(other, question)).status).toBe(404);
    expect((await list(asker)).items.map(({ _id }) => _id)).not.toContain(question._id);
  });

  it('is moderated: a hidden post is seen by teachers only until it is restored, with an audit entry [CAT-10]', async () => {
    const question = await ask('Rude');
    const { body } = await answer(other, question, 'Ruder');
    const hide = (path: string, isHidden: boolean) =>
      teacher!.put(`/courses/${path}/visibility`, { isHidden });
    const answerPath = `answers/${body.answers[0]!._id}`;
    expect((await other!.put(`/courses/${answerPath}/visibility`, { isHidden: true })).status).toBe(403);
    await hide(answerPath, true);
    expect((await list(asker)).items[0]).toMatchObject({ text: 'Rude', answers: [] });
    expect((await list(teacher)).items[0]?.answers[0]).toMatchObject({ isHidden: true });
    await hide(answerPath, false);
    await hide(`questions/${question._id}`, true);
    expect((await list(asker)).items.map(({ text }) => text)).not.toContain('Rude');
    expect((await answer(other, question)).status).toBe(404);
    await hide(`questions/${question._id}`, false);
    expect((await list(asker)).items[0]).toMatchObject({ text: 'Rude', answers: [{ text: 'Ruder' }] });
    await catalog.waitUntilIdle();
    const routes = catalog.published(auditRecorded).map(({ data }) => JSON.stringify(data));
    expect(routes.filter((entry) => entry.includes('/visibility'))).toHaveLength(4);
  });

  it('mails the asker the first answer of others and each one of a teacher, not their own', async () => {
    const question = await ask('Mail me');
    for (const client of [asker, other, other, teacher]) await answer(client, question);
    await catalog.waitUntilIdle();
    const mails = catalog.published(noticeRequested).map(({ data }) => data);
    const path = `/courses/academic/${courseId}/lessons/${lessonId}#questions`;
    const values = { courseName: 'Lessons', lessonTitle: 'L1', path };
    expect(mails.slice(-2)).toEqual([
      { studentId, template: 'question-answered', values: { ...values, isTeacher: false } },
      { studentId, template: 'question-answered', values: { ...values, isTeacher: true } },
    ]);
    const written = answeredNotice.write({ ...values, isTeacher: true }, 'en');
    expect(written).toMatchObject({
      subject: 'Your question has an answer: L1',
      button: { label: 'Read the answer', url: path },
    });
  });

  it('lists what an account wrote for its owner alone', async () => {
    const userId = '7c'.repeat(12);
    const writer = catalog.client.as({ role: 'student', userId, name: 'Writer' });
    await writer.post('/students/student/enroll', { studentId: userId, courseId });
    await answer(writer, await ask('Who writes?'), 'I do');
    catalog.clock.advance(1000);
    await writer.post(questionsPath(), { text: 'And who reads?' });
    const path = `/courses/posts?studentId=${userId}`;
    const { body } = await writer.get<{ items: object[]; total: number }>(path);
    expect(body).toMatchObject({
      items: [
        { kind: 'question', text: 'And who reads?', lessonId },
        { kind: 'answer', text: 'I do', lessonId },
      ],
      total: 2,
    });
    expect((await asker!.get(path)).status).toBe(403);
  });

  it('keeps what a deleted account wrote, without its name', async () => {
    const userId = '7b'.repeat(12);
    const leaving = catalog.client.as({ role: 'student', userId, name: 'Leaving Person' });
    await leaving.post('/students/student/enroll', { studentId: userId, courseId });
    const question = await ask('Who?');
    await answer(leaving, question, 'Me');
    await leaving.post(questionsPath(), { text: 'And you?' });
    await catalog.emit(userDeleted, { userId });
    const { items } = await list(asker);
    expect(items[0]).toMatchObject({ text: 'And you?', authorName: null });
    expect(items[1]).toMatchObject({ answers: [{ text: 'Me', authorName: null }] });
    const stored = await catalog.platform.documents.collection('lesson-questions').find({}).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/Leaving Person|7b7b7b/u);
  });

  it('has limits: 100 answers to a question, 2,000 characters, and posts by account', async () => {
    const question = await ask('Limits');
    const stored = catalog.platform.documents.collection('lesson-questions');
    const { body } = await answer(other, question);
    const answers = Array.from({ length: 100 }, () => ({ ...body.answers[0], _id: 'x', authorId: null }));
    await stored.updateOne({ _id: question._id }, { $set: { answers } });
    expect((await answer(other, question)).body).toMatchObject({ code: 'catalog.discussion.full' });
    expect((await answer(other, question, 'x'.repeat(2001))).status).toBe(400);
    const statuses = [];
    for (let times = 0; times < 31; times += 1) {
      statuses.push((await other!.post(questionsPath(), { text: '' })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
  });
});
