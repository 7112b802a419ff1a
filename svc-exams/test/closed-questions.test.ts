import { campaignPaperPublished, campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import type { PaperKey } from '@pathshala/svc-exams-contract/paper';
import { describe, expect, it } from 'vitest';
import { examForm, mcq, startCourseExams } from './support/course-exams.ts';
import { publishedCampaignPaper, startExams, type ExamsService } from './support/exams-service.ts';
import { campaignPaper, question, subject } from './support/papers.ts';
import { fillBank, practiser } from './support/practice.ts';
import { questionForm } from './support/question-forms.ts';

const keyedIn = ({ body }: { readonly body: PaperKey }) => body.questions.map(({ questionId }) => questionId);

const notReleased = { status: 403, body: { code: 'exams.answers-not-released' } };

/** The author puts the question of the bank into the campaign: the same text and options, under ids of its own. */
async function putIntoCampaign(exams: ExamsService, text: string, version = 2): Promise<void> {
  const { options = [] } = questionForm();
  const copy = {
    ...question('copied'),
    question: `<p>${text}</p>`,
    options: options.toReversed().map(({ text: option = '', isCorrect = false }, at) => ({
      _id: `copied-${at}`,
      text: option,
      isCorrect,
    })),
  };
  const paper = campaignPaper({ version, subjects: [subject('Physics', true, [copy])] });
  await exams.emit(campaignPaperPublished, publishedCampaignPaper(paper));
}

/** A student with an open test of each kind and a card of 'Force?', which is in the campaign from then on. */
async function withCopiedQuestion() {
  const exams = await startExams();
  const [force, lens] = await fillBank(exams, [{ question: 'Force?' }, { question: 'Lens?' }]);
  const me = practiser(exams, 'student2');
  const [forceId = '', lensId = ''] = [force?._id, lens?._id];
  const wrongOf = (of: typeof force) => of?.options[1]?._id ?? '';
  const before = (await me.create({ count: 2 })).body;
  const fixed = await me.begin(before.examId);
  await me.check(fixed.attemptId, forceId, [wrongOf(force)]);
  await me.bookmark(forceId, before.examId);
  await me.submit(fixed.attemptId);
  const atOnce = await me.begin(before.examId);
  await me.check(atOnce.attemptId, lensId, [wrongOf(lens)]);
  const wish = { count: 2, answersShown: 'at-end' };
  const atEnd = await me.begin((await me.create(wish)).body.examId);
  await exams.waitUntilIdle();
  await putIntoCampaign(exams, 'Force?');
  return Object.assign(exams, { me, forceId, lensId, wrong: wrongOf(force), fixed, atOnce, atEnd });
}

describe('a question of the bank that is in a campaign', () => {
  it('shows no key in practice, its result, the mistakes and the bookmarks before the key of the campaign opens [EXM-20]', async () => {
    await using exams = await withCopiedQuestion();
    const { me, forceId, lensId, wrong, fixed, atOnce, atEnd } = exams;
    expect(await me.check(atOnce.attemptId, forceId, [wrong])).toMatchObject(notReleased);
    const open = await me.get<{ checked: object[] }>(`/exams/practice/attempts/${atOnce.attemptId}`);
    expect(open.body.checked).toMatchObject([{ questionId: lensId }]);
    const earlier = await me.get<{ checked: object[] }>(`/exams/practice/attempts/${fixed.attemptId}`);
    expect(earlier.body.checked).toEqual([]);

    await me.save(atEnd.attemptId, 1, { [forceId]: wrong });
    const submitted = await me.submit(atEnd.attemptId);
    const result = await me.result(atEnd.attemptId);
    for (const { body } of [submitted, result]) {
      expect(body.heldQuestions).toEqual([forceId]);
      expect(body.choices.find(({ questionId }) => questionId === forceId)).not.toHaveProperty('isCorrect');
      expect(body.choices.find(({ questionId }) => questionId === lensId)).toHaveProperty('isCorrect');
    }
    expect(keyedIn(await me.key(atEnd.examId))).toEqual([lensId]);
    await exams.waitUntilIdle();
    const mistakes = await me.mistakes();
    expect(mistakes.body.items.map(({ questionId }) => questionId)).not.toContain(forceId);
    const bookmarks = await me.bookmarks();
    expect(bookmarks.body.items).toMatchObject([{ questionId: forceId, correct: null, explanation: null }]);

    exams.clock.advance(10_000);
    const drawn = await me.questions(await me.begin((await me.create({ count: 9 })).body.examId));
    expect(drawn.map(({ _id }) => _id)).toEqual([lensId]);
  });

  it('counts in the score of a practice, answered before or after, and is shown as answered [EXM-11]', async () => {
    await using exams = await withCopiedQuestion();
    const { me, forceId, lensId, wrong, atOnce, fixed } = exams;
    const right = (
      await exams.admin.get<{ options: { _id: string; isCorrect: boolean }[] }>(`/questions/${forceId}`)
    ).body.options.find(({ isCorrect }) => isCorrect)?._id;
    expect(await me.check(atOnce.attemptId, forceId, [String(right)])).toMatchObject(notReleased);
    expect(await me.check(atOnce.attemptId, forceId, [wrong])).toMatchObject(notReleased);
    const path = `/exams/practice/attempts/${atOnce.attemptId}`;
    const open = await me.get<{ checked: object[]; held: object[] }>(path);
    expect(open.body).toMatchObject({
      checked: [{ questionId: lensId }],
      held: [{ questionId: forceId, selectedOptions: [right] }],
    });
    expect(JSON.stringify(open.body.held)).not.toContain('isCorrect');
    expect((await me.submit(atOnce.attemptId)).body).toMatchObject({ correct: 1, wrong: 1, blank: 0 });
    expect((await me.result(fixed.attemptId)).body).toMatchObject({ correct: 0, wrong: 1, blank: 1 });
  });

  it('counts as it was drawn after it was deleted from the bank', async () => {
    await using exams = await withCopiedQuestion();
    const { me, lensId, atEnd } = exams;
    const right = (
      await exams.admin.get<{ options: { _id: string; isCorrect: boolean }[] }>(`/questions/${lensId}`)
    ).body.options.find(({ isCorrect }) => isCorrect)?._id;
    await exams.admin.delete(`/questions/${lensId}`);
    await me.save(atEnd.attemptId, 1, { [lensId]: String(right) });
    expect((await me.submit(atEnd.attemptId)).body).toMatchObject({ correct: 1, wrong: 0, blank: 1 });
    expect((await me.result(atEnd.attemptId)).body).toMatchObject({ correct: 1, totalMarks: 2 });
  });

  it('shows its key again once the results of the campaign are released', async () => {
    await using exams = await withCopiedQuestion();
    const { me, forceId, wrong, atEnd } = exams;
    await me.save(atEnd.attemptId, 1, { [forceId]: wrong });
    await me.submit(atEnd.attemptId);
    await exams.release();
    expect(keyedIn(await me.key(atEnd.examId))).not.toContain(forceId);
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect(keyedIn(await me.key(atEnd.examId))).toContain(forceId);
    expect((await me.result(atEnd.attemptId)).body).not.toHaveProperty('heldQuestions');
    expect((await me.bookmarks()).body.items).toMatchObject([{ questionId: forceId }]);
    expect((await me.bookmarks()).body.items[0]?.correct).toHaveLength(1);
    expect((await me.mistakes()).body.items.map(({ questionId }) => questionId)).toContain(forceId);
  });

  it('keeps its key after an edit in the bank, and shows it after the window of a withdrawn campaign', async () => {
    await using exams = await withCopiedQuestion();
    const { me, forceId, atEnd } = exams;
    const changed = questionForm({ question: '<p>Which force?</p>' });
    expect((await exams.admin.put(`/questions/${forceId}`, changed)).status).toBe(200);
    await me.submit(atEnd.attemptId);
    expect(keyedIn(await me.key(atEnd.examId))).not.toContain(forceId);
    await exams.emit(campaignPaperWithdrawn, { paperId: 'exam1', version: 3 });
    expect(keyedIn(await me.key(atEnd.examId))).not.toContain(forceId);
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect(keyedIn(await me.key(atEnd.examId))).toContain(forceId);
  });

  it('of which another paper has the same key hides nothing of a practice of that paper', async () => {
    await using exams = await withCopiedQuestion();
    const me = practiser(exams, 'student1');
    const { examId } = (await me.fromPaper('year1')).body;
    const { attemptId } = await me.begin(examId);
    await me.submit(attemptId);
    expect((await me.key(examId)).status).toBe(200);
  });
});

describe('a question of the bank that is in an exam of a course', () => {
  it('shows no key before the exam opens [EXM-20]', async () => {
    await using exams = await startCourseExams();
    const { body } = await exams.admin.post<{ _id: string }>('/questions', questionForm());
    await exams.admin.post('/questions', questionForm({ question: '<p>Lens?</p>' }));
    const form = examForm({
      startingDate: '2026-01-16T10:00',
      totalMarks: '2',
      mcqs: [{ ...mcq('Force?'), bankQuestionId: body._id }],
    });
    const created = await exams.admin.post(`/exams/chapter/createexam`, {
      examDetails: form,
      parentId: 'motion',
    });
    expect(created.status).toBe(201);
    await exams.waitUntilIdle();
    const me = practiser(exams as never, 'student2');
    const ids = async () =>
      (await me.questions(await me.begin((await me.create()).body.examId))).map(({ _id }) => _id);
    expect(await ids()).not.toContain(body._id);
    exams.clock.advance(86_400_000);
    expect(await ids()).toContain(body._id);
  });
});
