import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import type { Paper } from '../src/papers/domain/paper.ts';
import { describe, expect, it } from 'vitest';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';
import { fillBank, practiser } from './support/practice.ts';
import { questionForm } from './support/question-forms.ts';

const day = 86_400_000;

/** The options of a question of `fillBank`: the first one is right. */
const optionsOf = ({ options }: { options: readonly { _id: string }[] }) => options.map(({ _id }) => _id);

async function withBank() {
  const exams = await startExams();
  const bank = await fillBank(exams, [
    { question: 'Force?', chapter: 'Motion' },
    { question: 'Speed?', chapter: 'Motion', difficulty: 'hard' },
    { question: 'Lens?', chapter: 'Optics' },
    { question: 'Acid?', subject: 'Chemistry', chapter: 'Acids' },
    { question: 'Secret?', subject: 'Chemistry', chapter: 'Acids', forPractice: false },
  ]);
  return Object.assign(exams, { bank, me: practiser(exams, 'student1') });
}

const stored = (exams: ExamsService, collection: string) =>
  exams.platform.documents.collection(collection).countDocuments({});

describe('an own test', () => {
  it('has questions for practice of the chosen subjects, chapters and difficulty, and no more than asked for [EXM-11]', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const textsOf = async (wish: Record<string, unknown>) => {
      const { examId } = (await me.create(wish)).body;
      return (await me.questions(await me.begin(examId))).map(({ question }) => question).toSorted();
    };
    expect(await textsOf({})).toEqual(['Acid?', 'Force?', 'Lens?', 'Speed?']);
    expect(await textsOf({ subjects: ['Physics'], difficulty: 'hard' })).toEqual(['Speed?']);
    const optics = [{ subject: 'Physics', chapter: 'Optics' }];
    expect(await textsOf({ subjects: ['Physics', 'Chemistry'], chapters: optics })).toEqual([
      'Acid?',
      'Lens?',
    ]);
    expect(await textsOf({ count: 2 })).toHaveLength(2);
    expect(await me.create({ subjects: ['History'] })).toMatchObject({
      status: 404,
      body: { code: 'exams.no-practice-questions' },
    });
    expect((await me.get('/exams/practice/choices')).body).toMatchObject({
      total: 4,
      subjects: [
        { subject: 'Chemistry', count: 1 },
        { subject: 'Physics', count: 3, chapters: [{ chapter: 'Motion', count: 2 }, { chapter: 'Optics' }] },
      ],
      difficulties: [{ difficulty: 'easy', count: 3 }, { count: 0 }, { difficulty: 'hard', count: 1 }],
    });
  });

  it('is made once by a double click, and again by a later one', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const twice = await Promise.all([
      me.create({ count: 2 }),
      me.create({ count: 2 }),
      me.create({ count: 1 }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(twice.map(({ body }) => body.examId)).size).toBe(2);
    exams.clock.advance(10_000);
    await me.create({ count: 2 });
    expect(await stored(exams, 'practice_tests')).toBe(3);
  });

  it('counts an answer as right only when the chosen set equals the correct set (EXM-11) [EXM-11]', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const texts = ['a', 'b', 'c', 'd'];
    await exams.admin.post(
      '/questions',
      questionForm({ options: texts.map((text) => ({ text, isCorrect: text < 'c' })) }),
    );
    await fillBank(exams, [{ question: 'One?' }]);
    const { examId } = (await me.create({ answersShown: 'at-end' })).body;
    const { attemptId } = await me.begin(examId);
    const [several, one] = (await me.questions({ examId })).toSorted((q) => (q.question === 'One?' ? 1 : -1));
    const [a = '', b = ''] = optionsOf(several ?? { options: [] });
    const [right = ''] = optionsOf(one ?? { options: [] });
    const answers = (first: readonly string[]) => [
      { questionId: several?._id, selectedOptions: first },
      { questionId: one?._id, selectedOptions: [right] },
    ];
    await me.put(`/exams/attempts/${attemptId}/answers`, { clientSeq: 1, answers: answers([a]) });
    expect((await me.submit(attemptId)).body).toMatchObject({
      correct: 1,
      wrong: 1,
      score: 1,
      totalMarks: 2,
    });
    const again = (await me.begin(examId)).attemptId;
    await me.put(`/exams/attempts/${again}/answers`, { clientSeq: 1, answers: answers([b, a]) });
    expect((await me.submit(again)).body).toMatchObject({ correct: 2, wrong: 0, score: 2, totalMarks: 2 });
  });

  it('belongs to its student alone', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const { examId } = (await me.create()).body;
    const { attemptId } = await me.begin(examId);
    const [question] = await me.questions({ examId });
    const other = practiser(exams, 'student2');
    const calls = await Promise.all([
      other.start({ examKind: 'practice', examId }),
      other.paper(examId),
      other.key(examId),
      other.check(attemptId, question?._id ?? '', optionsOf(question ?? { options: [] }).slice(0, 1)),
      other.get(`/exams/practice/attempts/${attemptId}`),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('answers at once', () => {
  it('fix an answer, show its key and no other, and cannot be changed', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const { examId } = (await me.create({ count: 3 })).body;
    const { attemptId } = await me.begin(examId);
    const [first, second] = await me.questions({ examId });
    const [questionId = '', otherId = ''] = [first?._id, second?._id];
    const [right = '', wrong = ''] = optionsOf(first ?? { options: [] });
    expect(await me.key(examId)).toMatchObject({ status: 403, body: { code: 'exams.answers-after-submit' } });

    const checked = await me.check(attemptId, questionId, [wrong]);
    expect(checked.body).toMatchObject({ questionId, isCorrect: false, correct: [right] });
    expect(checked.body.explanation).toContain('F = ma');
    expect((await me.check(attemptId, questionId, [right])).body).toMatchObject({ selectedOptions: [wrong] });
    const saved = await me.save(attemptId, 1, { [questionId]: right });
    expect(saved).toMatchObject({ status: 422, body: { code: 'exams.answer-by-check' } });
    const { checked: known } = (await me.get<{ checked: object[] }>(`/exams/practice/attempts/${attemptId}`))
      .body;
    expect(known).toMatchObject([{ questionId }]);

    const other = await me.check(attemptId, otherId, ['forged']);
    expect(other).toMatchObject({ status: 422, body: { code: 'exams.unknown-option' } });
    const result = (await me.submit(attemptId)).body;
    expect(result).toMatchObject({ correct: 0, wrong: 1, blank: 2, examKind: 'practice' });
    expect(await me.check(attemptId, otherId, optionsOf(second ?? { options: [] }))).toMatchObject({
      status: 409,
      body: { code: 'exams.already-submitted' },
    });
  });

  it('are refused for any other paper: of a campaign, of a past year, and of a test with answers at the end [EXM-11]', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const sat = (await me.start({ ...campaign, subjects: ['Maths'] })).body.attemptId;
    const past = (await me.start({ subjects: ['Maths'] })).body.attemptId;
    const { examId } = (await me.create({ answersShown: 'at-end' })).body;
    const { attemptId } = await me.begin(examId);
    const own = (await me.begin((await me.create({ count: 1 })).body.examId)).attemptId;
    const [question] = await me.questions({ examId });
    const refusals = await Promise.all([
      me.check(sat, 'p1', ['p1-a']),
      me.check(past, 'p1', ['p1-a']),
      me.check(attemptId, question?._id ?? '', optionsOf(question ?? { options: [] }).slice(0, 1)),
      me.check(own, 'p1', ['p1-a']),
    ]);
    expect(refusals.map(({ status, body }) => [status, (body as unknown as { code: string }).code])).toEqual([
      [404, 'exams.attempt-not-found'],
      [404, 'exams.attempt-not-found'],
      [409, 'exams.answers-at-end'],
      [422, 'exams.unknown-question'],
    ]);
    expect(JSON.stringify(refusals.map(({ body }) => body))).not.toContain('Secret explanation');
  });

  it('fix one of two answers that are checked at the same time', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const { examId } = (await me.create({ count: 1 })).body;
    const { attemptId } = await me.begin(examId);
    const [question] = await me.questions({ examId });
    const options = optionsOf(question ?? { options: [] });
    const answers = await Promise.all(options.map((one) => me.check(attemptId, question?._id ?? '', [one])));
    expect(new Set(answers.map(({ body }) => String(body.selectedOptions))).size).toBe(1);
  });
});

describe('practice of a result', () => {
  it('has its wrong questions, and the blank ones where they are wanted', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const { attemptId } = (await me.start({ subjects: ['Maths'] })).body;
    await me.save(attemptId, 1, { p1: 'p1-b', p2: 'p2-a', m1: 'm1-c' });
    expect((await me.fromResult(attemptId)).status).toBe(404);
    await me.submit(attemptId);
    const ids = async (more: Record<string, unknown>) => {
      const { examId } = (await me.fromResult(attemptId, more)).body;
      return (await me.questions(await me.begin(examId))).map(({ _id }) => _id);
    };
    expect(await ids({})).toEqual(['p1', 'm1']);
    expect(await ids({ withBlank: true })).toEqual(['p1', 'm1', 'm2']);
    expect((await practiser(exams, 'student2').fromResult(attemptId)).status).toBe(404);
  });
});

describe('the archive', () => {
  it('has a campaign exam after its release, which is sat again outside its ranking [EXM-11]', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const refused = { status: 403, body: { code: 'exams.answers-not-released' } };
    const { attemptId } = (await me.start({ ...campaign, subjects: ['Maths'] })).body;
    await me.save(attemptId, 1, { p1: 'p1-b' });
    const practiceCalls = () =>
      Promise.all([
        me.fromPaper('exam1'),
        me.fromResult(attemptId),
        me.bookmark('p1', 'exam1'),
        me.bookmarks(),
      ]);
    const during = await practiceCalls();
    await me.submit(attemptId);
    const after = await practiceCalls();
    expect(during.slice(0, 2)).toMatchObject([refused, { status: 404 }]);
    expect(after.slice(0, 2)).toMatchObject([refused, refused]);
    expect(after[3].body).toMatchObject({ items: [{ questionId: 'p1', correct: null, explanation: null }] });
    expect((await me.archive()).body.items.map(({ paperId }) => paperId)).toEqual(['year1']);
    const before = [...during, ...after, await me.mistakes()].map(({ body }) => body);
    expect(JSON.stringify(before)).not.toContain('Secret explanation');

    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect((await me.archive()).body.items).toMatchObject([{ paperId: 'exam1', examKind: 'campaign' }, {}]);
    expect((await me.bookmarks()).body.items).toMatchObject([{ questionId: 'p1', correct: ['p1-a'] }]);
    const { examId, questionCount } = (await me.fromPaper('exam1')).body;
    expect(questionCount).toBe(8);
    const submitted = exams.submittedEvents().length;
    const result = (await me.submit((await me.begin(examId)).attemptId)).body;
    expect(result).toMatchObject({ examKind: 'practice', counts: true, examId });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().slice(submitted)).toMatchObject([{ data: { examKind: 'practice' } }]);
    expect((await practiser(exams, 'student2').fromPaper('exam1')).body).toMatchObject({
      code: 'exams.not-registered',
    });
  });
});

describe('an open practice that is discarded', () => {
  it('is gone with its test, and its wrong answers stay in the notebook', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const { attemptId } = await me.begin((await me.create({ count: 1 })).body.examId);
    expect((await me.open()).body.items).toMatchObject([{ attemptId, answered: 0 }]);
    const [question] = await me.questions(await me.begin((await me.open()).body.items[0]?.examId ?? ''));
    // The first option is right.
    await me.check(attemptId, question?._id ?? '', [optionsOf(question ?? { options: [] })[1] ?? '']);
    expect((await me.open()).body.items).toMatchObject([{ answered: 1 }]);
    expect((await practiser(exams, 'student2').discard(attemptId)).status).toBe(404);
    expect(await me.discard(attemptId)).toMatchObject({ status: 200, body: { attemptId } });
    expect((await me.open()).body.items).toEqual([]);
    expect(await stored(exams, 'practice_tests')).toBe(0);
    expect((await me.discard(attemptId)).status).toBe(404);
    expect((await me.mistakes()).body.total).toBe(1);
  });

  it('leaves the results of the test, and can be started again', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const { examId } = (await me.create({ count: 2 })).body;
    const first = await me.begin(examId);
    await me.submit(first.attemptId);
    expect(await me.discard(first.attemptId)).toMatchObject({
      status: 409,
      body: { code: 'exams.already-submitted' },
    });
    const again = await me.begin(examId);
    const [question] = await me.questions({ examId });
    await me.check(again.attemptId, question?._id ?? '', [optionsOf(question ?? { options: [] })[0] ?? '']);
    await me.discard(again.attemptId);
    expect((await me.result(first.attemptId)).status).toBe(200);
    expect((await me.begin(examId)).answers).toEqual([]);
  });

  it('is a practice: an exam cannot be discarded', async () => {
    await using exams = await withBank();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    expect((await exams.me.discard(attemptId)).status).toBe(404);
    expect((await exams.me.open()).body.total).toBe(1);
  });
});

describe('practice papers', () => {
  it('are removed when nobody started them, with their results after a year, and with the account', async () => {
    await using exams = await withBank();
    const { me } = exams;
    const sat = (await me.create({ count: 1 })).body.examId;
    const { attemptId } = await me.begin(sat);
    await me.submit(attemptId);
    await me.create({ count: 2 });
    exams.clock.advance(2 * day + 1);
    await exams.runJob('sweep-practice-tests');
    expect(await stored(exams, 'practice_tests')).toBe(1);
    expect((await me.result(attemptId)).status).toBe(200);
    exams.clock.advance(364 * day);
    await exams.runJob('sweep-practice-tests');
    expect(await stored(exams, 'practice_tests')).toBe(0);
    expect((await me.result(attemptId)).status).toBe(404);

    const last = (await me.create({ count: 3 })).body.examId;
    await exams.emit(userDeleted, { userId: 'student1' });
    const papers = exams.platform.documents.collection<{ _id: string; paper: Paper }>('papers');
    expect(await papers.countDocuments({ 'paper.paperId': last })).toBe(0);
  });

  it('take an attempt with them that was stored while they were removed', async () => {
    await using exams = await withBank();
    const { examId } = (await exams.me.create({ count: 1 })).body;
    const { attemptId } = await exams.me.begin(examId);
    const attempts = exams.platform.documents.collection<Attempt>('attempts');
    // The paper of this one was removed before its document was stored.
    const open = await attempts.findOne({ _id: attemptId });
    if (open === null) throw new Error('the attempt is not stored');
    await attempts.insertOne({ ...open, _id: 'late', examId: 'removed' });
    exams.clock.advance(2 * day);
    await exams.runJob('sweep-overdue-attempts');
    expect(await attempts.findOne({ _id: 'late' })).toBeNull();
    expect((await exams.me.result(attemptId)).status).toBe(200);
  });
});
