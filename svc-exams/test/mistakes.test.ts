import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { describe, expect, it } from 'vitest';
import { deskOf, seat } from './support/desk.ts';
import { campaign, startExams } from './support/exams-service.ts';
import { fillBank, practiser } from './support/practice.ts';

interface MistakeWait {
  readonly _id: string;
  readonly lastAttemptId: string;
}

const day = 86_400_000;
const noQuestion = { _id: '', options: [] };

/** A past year with two wrong answers, p1 and m1; p2 is right. */
async function withMistakes() {
  const exams = await startExams();
  const me = practiser(exams, 'student1');
  const { attemptId } = (await me.start({ subjects: ['Maths'] })).body;
  await me.save(attemptId, 1, { p1: 'p1-b', p2: 'p2-a', m1: 'm1-c' });
  await me.submit(attemptId);
  await exams.waitUntilIdle();
  return Object.assign(exams, { me, attemptId });
}

describe('the mistakes notebook', () => {
  it('takes the wrong answers of a submitted exam once, with their keys, however often the event comes', async () => {
    await using exams = await withMistakes();
    const { me } = exams;
    const [event] = exams.published(examSubmitted);
    await exams.emit(examSubmitted, { ...event?.data, scoreVersion: 2 } as never);
    const { items, total } = (await me.mistakes()).body;
    expect(total).toBe(2);
    expect(items.map(({ questionId }) => questionId).toSorted()).toEqual(['m1', 'p1']);
    expect(items.find(({ questionId }) => questionId === 'p1')).toMatchObject({
      subjectName: 'Physics',
      title: 'Dhaka University A unit 2023',
      correct: ['p1-a'],
      explanation: 'Secret explanation of p1',
      dueAt: '2026-01-15T10:00:00.000Z',
      reviews: 0,
    });
    expect((await me.summary()).body).toMatchObject({ due: 2, total: 2 });
    expect((await practiser(exams, 'student2').summary()).body).toMatchObject({ due: 0, total: 0 });
  });

  it('takes the answers of a kind of exam that it does not know as those of an exam of a course', async () => {
    await using exams = await withMistakes();
    await exams.platform.documents.collection('mistakes').deleteMany({});
    const [event] = exams.published(examSubmitted);
    await exams.emit(examSubmitted, { ...event?.data, examKind: 'olympiad', scoreVersion: 2 } as never);
    const { items } = (await exams.me.mistakes()).body;
    expect(items.map(({ questionId }) => questionId).toSorted()).toEqual(['m1', 'p1']);
  });

  it('has the wrong answers of a campaign only after its release', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const { attemptId } = (await me.start({ ...campaign, subjects: ['Maths'] })).body;
    await me.save(attemptId, 1, { p1: 'p1-b' });
    await me.submit(attemptId);
    await exams.waitUntilIdle();
    const collect = () => exams.runJob('collect-released-mistakes');
    await collect();
    expect((await me.summary()).body.total).toBe(0);
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    await collect();
    await collect();
    expect((await me.mistakes()).body.items).toMatchObject([{ questionId: 'p1', correct: ['p1-a'] }]);
    const waits = exams.platform.documents.collection('mistake_waits');
    expect(await waits.countDocuments({})).toBe(0);

    await exams.moveWindow(2, '2026-01-16T12:00:00.000Z', '2026-01-16T11:00:00.000Z');
    expect((await me.mistakes()).body.items).toEqual([]);
    expect((await me.fromMistakes()).status).toBe(404);
  });

  it('waits for the release too while the only attempt of a campaign is opened again', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId);
    await exams.waitUntilIdle();
    await deskOf(exams).reopen(attemptId);
    await exams.runJob('collect-released-mistakes');
    const waits = exams.platform.documents.collection('mistake_waits');
    expect(await waits.countDocuments({})).toBe(1);
  });

  it('has them of everybody who sat, also of those that are opened again after a first part was collected', async () => {
    await using exams = await startExams();
    const sitters = await seat(exams, 60);
    for (const { attemptId, save, submit } of sitters) {
      await save(attemptId, 1, { p1: 'p1-b' });
      await submit(attemptId);
    }
    await exams.waitUntilIdle();
    const waits = exams.platform.documents.collection<MistakeWait>('mistake_waits');
    await waits.updateOne({ _id: 'exam1' }, { $set: { lastAttemptId: 'zzz' } });
    await exams.runJob('collect-released-mistakes');
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    await exams.runJob('collect-released-mistakes');
    const mistakes = exams.platform.documents.collection('mistakes');
    expect(await mistakes.countDocuments({})).toBe(sitters.length);
    expect(await waits.countDocuments({})).toBe(0);
  });

  it('is worked through by practice: right puts a question off, wrong brings it tomorrow, each attempt once', async () => {
    await using exams = await withMistakes();
    const { me } = exams;
    const { examId, questionCount } = (await me.fromMistakes()).body;
    expect(questionCount).toBe(2);
    const { attemptId } = await me.begin(examId);
    const right = (await me.check(attemptId, 'p1', ['p1-a'])).body;
    const wrong = (await me.check(attemptId, 'm1', ['m1-b'])).body;
    expect([right.isCorrect, wrong.isCorrect]).toEqual([true, false]);
    await me.submit(attemptId);
    await exams.waitUntilIdle();
    const dueAt = async () => {
      const { items } = (await me.mistakes()).body;
      return Object.fromEntries(items.map((item) => [item.questionId, item.dueAt]));
    };
    expect(await dueAt()).toEqual({ p1: right.card?.dueAt, m1: wrong.card?.dueAt });
    expect(wrong.card?.dueAt).toBe('2026-01-16T10:00:00.000Z');
    expect((right.card?.dueAt ?? '') > (wrong.card?.dueAt ?? '')).toBe(true);
    expect((await me.summary()).body).toMatchObject({ due: 0, total: 2, nextDueAt: wrong.card?.dueAt });

    exams.clock.advance(day);
    expect((await me.mistakes('?due=true')).body.items).toMatchObject([{ questionId: 'm1' }]);
    const next = (await me.fromMistakes({ answersShown: 'at-end' })).body;
    const again = (await me.begin(next.examId)).attemptId;
    await me.save(again, 1, { m1: 'm1-a' });
    await me.submit(again);
    await exams.waitUntilIdle();
    expect((await me.summary()).body.due).toBe(0);
  });

  it('grades a right answer anew as hard or easy, from the memory before it', async () => {
    await using exams = await withMistakes();
    const { me } = exams;
    const { attemptId } = await me.begin((await me.fromMistakes()).body.examId);
    const { card } = (await me.check(attemptId, 'p1', ['p1-a'])).body;
    const wrong = (await me.check(attemptId, 'm1', ['m1-b'])).body.card;
    const grade = async (cardId: string, to: string) =>
      (await me.put<{ dueAt: string }>(`/exams/mistakes/${cardId}/grade`, { grade: to })).body.dueAt;
    const [id, good] = [card?.cardId ?? '', card?.dueAt ?? ''];
    const easy = await grade(id, 'easy');
    expect(easy > good).toBe(true);
    expect(await grade(id, 'easy')).toBe(easy);
    expect(await grade(id, 'good')).toBe(good);
    expect((await grade(id, 'hard')) < good).toBe(true);
    expect((await me.put(`/exams/mistakes/${wrong?.cardId}/grade`, { grade: 'easy' })).status).toBe(409);
    const other = practiser(exams, 'student2');
    expect((await other.put(`/exams/mistakes/${id}/grade`, { grade: 'easy' })).status).toBe(404);
  });

  it('lets go of a question until it is answered wrong again', async () => {
    await using exams = await withMistakes();
    const { me, attemptId } = exams;
    const { items } = (await me.mistakes()).body;
    const card = items.find(({ questionId }) => questionId === 'p1');
    await practiser(exams, 'student2').delete(`/exams/mistakes/${card?.cardId}`);
    expect((await me.summary()).body.total).toBe(2);
    await me.delete(`/exams/mistakes/${card?.cardId}`);
    expect((await me.summary()).body.total).toBe(1);
    const { attemptId: again } = await me.begin((await me.fromResult(attemptId)).body.examId);
    await me.check(again, 'p1', ['p1-b']);
    expect((await me.summary()).body.total).toBe(2);
  });

  it('knows a question of a practice by where it was copied from, and goes with the account', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    await fillBank(exams, [{ question: 'Force?' }]);
    const { examId } = (await me.create({})).body;
    const { attemptId } = await me.begin(examId);
    const [{ _id: questionId, options } = noQuestion] = await me.questions({ examId });
    await me.check(attemptId, questionId, [options[1]?._id ?? '']);
    await me.bookmark(questionId, examId);
    await me.submit(attemptId);
    await exams.waitUntilIdle();
    exams.clock.advance(366 * day);
    await exams.runJob('sweep-practice-tests');
    expect((await me.mistakes()).body.items).toMatchObject([{ questionId, title: '' }]);
    expect((await me.bookmarks()).body.items).toMatchObject([{ questionId, paper: null }]);

    await exams.emit(userDeleted, { userId: 'student1' });
    expect((await me.summary()).body.total).toBe(0);
    expect((await me.bookmarks()).body.total).toBe(0);
    const [event] = exams.submittedEvents();
    await exams.emit(examSubmitted, { ...event?.data, scoreVersion: 2 } as never);
    expect((await me.summary()).body.total).toBe(0);
  });
});

describe('a bookmark', () => {
  it('is put on a question of a paper that the student may read, once, and removed', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    expect((await me.bookmark('p1', 'year1')).status).toBe(200);
    await me.bookmark('p1', 'year1');
    exams.clock.advance(1000);
    await me.bookmark('m1', 'year1');
    const { items, total } = (await me.bookmarks()).body;
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { questionId: 'm1', correct: ['m1-a'] },
      { questionId: 'p1', paper: { examId: 'year1', version: 1 }, subjectName: 'Physics' },
    ]);
    expect((await me.get('/exams/bookmarks/ids')).body).toEqual({
      questionIds: expect.arrayContaining(['p1', 'm1']),
    });
    const refusals = await Promise.all([
      me.bookmark('zz', 'year1'),
      me.bookmark('p1', 'nowhere'),
      practiser(exams, 'student2').bookmark('p1', 'year1'),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([422, 404, 403]);
    await me.delete('/exams/bookmarks/p1');
    expect((await me.bookmarks()).body.items).toMatchObject([{ questionId: 'm1' }]);
  });
});
