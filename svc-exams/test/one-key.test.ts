import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { PaperKey } from '@pathshala/svc-exams-contract/paper';
import type { Result } from '@pathshala/svc-exams-contract/result';
import { describe, expect, it } from 'vitest';
import { publishedCampaignPaper, startExams, type ExamsService } from './support/exams-service.ts';
import { campaignPaper, courseExam, question, subject } from './support/papers.ts';
import { fillBank, practiser } from './support/practice.ts';
import { questionForm } from './support/question-forms.ts';

const keyedIn = ({ body }: { readonly body: PaperKey }) => body.questions.map(({ questionId }) => questionId);

/** A question with one text, under the id of its paper. */
function sameQuestion(id: string, text = 'Which lens magnifies?') {
  return { ...question(id), question: text };
}

const unitExam = (mcqs = [sameQuestion('u-same'), question('u-other')]) =>
  courseExam('unit', { subjects: [subject('Physics', true, mcqs)] });

async function openCampaign(exams: ExamsService, asked: ReturnType<typeof sameQuestion>, version = 2) {
  const paper = campaignPaper({ version, subjects: [subject('Physics', true, [asked])] });
  await exams.emit(campaignPaperPublished, publishedCampaignPaper(paper));
}

/** A student sits the exam, by default the unit exam; every answer is the first option. */
async function sat(exams: ExamsService, examId = 'unit1', examKind = 'unit') {
  const me = practiser(exams, 'student1');
  const { attemptId } = (await me.start({ examKind, examId })).body;
  const submitted = await me.submit(attemptId);
  return { me, attemptId, submitted };
}

function keysOf({ choices }: Result) {
  return choices.filter(({ isCorrect, points }) => isCorrect !== undefined || points !== undefined);
}

describe('a question that is in a running campaign and in an exam of a course', () => {
  it.each([
    ['typed twice', (): ReturnType<typeof sameQuestion> => sameQuestion('c-same')],
    [
      'typed with another case, more spaces, markup and the options in another order',
      () => {
        const typed = sameQuestion('c-same', '<p>which  <b>LENS</b> magnifies?</p>');
        return { ...typed, options: typed.options.toReversed() };
      },
    ],
  ])('%s: submit, result and key show all but its key until the release', async (_how, asked) => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    await openCampaign(exams, asked());
    const { me, attemptId, submitted } = await sat(exams);
    const result = await me.result(attemptId);
    for (const { body } of [submitted, result]) {
      expect(body).toMatchObject({ score: 0, blank: 2, heldQuestions: ['u-same'] });
      expect(keysOf(body).map(({ questionId }) => questionId)).toEqual(['u-other']);
    }
    const key = await me.key('unit1');
    expect(key.body).toMatchObject({ heldQuestions: ['u-same'] });
    expect(keyedIn(key)).toEqual(['u-other']);
    expect(JSON.stringify(key.body)).not.toContain('Secret explanation of u-same');
    expect(key.headers.get('cache-control')).toBe('private, no-cache');
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect(keyedIn(await me.key('unit1'))).toEqual(['u-same', 'u-other']);
    expect((await me.key('unit1')).headers.get('cache-control')).toContain('immutable');
    expect((await me.result(attemptId)).body).not.toHaveProperty('heldQuestions');
  });

  it('is found by the question of the bank though both papers have changed its text [EXM-20]', async () => {
    await using exams = await startExams();
    const [banked] = await fillBank(exams, [{ question: 'Lens?' }]);
    const bankQuestionId = banked?._id ?? '';
    await exams.publishExam(unitExam([{ ...sameQuestion('u-same', 'A lens, in short?'), bankQuestionId }]));
    await openCampaign(exams, { ...sameQuestion('c-same', 'Which lens, exactly?'), bankQuestionId });
    const { me, attemptId } = await sat(exams);
    expect((await me.result(attemptId)).body.heldQuestions).toEqual(['u-same']);
    const drawn = await me.create();
    expect(drawn).toMatchObject({ status: 404, body: { code: 'exams.no-practice-questions' } });
  });

  it('is found by a text that the question of the bank had before', async () => {
    await using exams = await startExams();
    const [banked] = await fillBank(exams, [{ question: 'Lens?' }]);
    const copied = { ...question('copied'), question: 'Lens?', options: [...(banked?.options ?? [])] };
    await exams.publishExam(unitExam([{ ...copied, _id: 'u-same' }]));
    const edited = questionForm({ question: 'Which lens?' });
    expect((await exams.admin.put(`/questions/${banked?._id}`, edited)).status).toBe(200);
    await openCampaign(exams, { ...copied, question: 'Which lens?', bankQuestionId: banked?._id });
    const { me, attemptId } = await sat(exams);
    expect((await me.result(attemptId)).body.heldQuestions).toEqual(['u-same']);
  });

  it('is shown again after the window of a campaign that was withdrawn', async () => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    await openCampaign(exams, sameQuestion('c-same'));
    const { me } = await sat(exams);
    await exams.emit(campaignPaperWithdrawn, { paperId: 'exam1', version: 3 });
    expect(keyedIn(await me.key('unit1'))).toEqual(['u-other']);
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect(keyedIn(await me.key('unit1'))).toEqual(['u-same', 'u-other']);
  });

  it('shows no key in bookmarks and mistakes, and is in no practice of the result', async () => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    await openCampaign(exams, sameQuestion('c-same'));
    const me = practiser(exams, 'student1');
    const { attemptId } = (await me.start({ examKind: 'unit', examId: 'unit1' })).body;
    await me.save(attemptId, 1, { 'u-same': 'u-same-b', 'u-other': 'u-other-b' });
    await me.submit(attemptId);
    await exams.waitUntilIdle();
    await me.bookmark('u-same', 'unit1');
    expect((await me.bookmarks()).body.items).toMatchObject([{ correct: null, explanation: null }]);
    expect((await me.mistakes()).body.items.map(({ questionId }) => questionId)).toEqual(['u-other']);
    const practice = await me.fromResult(attemptId);
    expect(practice.body.questionCount).toBe(1);
    expect((await me.fromMistakes()).body.questionCount).toBe(1);
  });

  it('shows no key in the answers of a past year, and is left out of a practice of it', async () => {
    await using exams = await startExams();
    const { question: text, ...rest } = question('p1');
    await openCampaign(exams, { ...rest, _id: 'c-same', question: text });
    const me = practiser(exams, 'student1');
    expect(keyedIn(await me.key('year1'))).not.toContain('p1');
    expect(keyedIn(await me.key('year1'))).toContain('p2');
    expect((await me.fromPaper('year1')).body.questionCount).toBe(7);
    const { attemptId } = (await me.start({ subjects: ['Maths'] })).body;
    expect((await me.submit(attemptId)).body.heldQuestions).toEqual(['p1']);
  });

  it('is held in the released key of another campaign, too', async () => {
    await using exams = await startExams();
    const again = campaignPaper({
      paperId: 'exam2',
      campaignId: 'campaign2',
      window: { opensAt: '2026-01-20T09:00:00.000Z', closesAt: '2026-01-20T12:00:00.000Z' },
    });
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(again));
    await exams.goTo('2026-01-15T10:00:00.000Z');
    const { me, attemptId } = await sat(exams, 'exam1', 'campaign');
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect(keyedIn(await me.key('exam1'))).toEqual([]);
    await exams.emit(campaignResultsReleased, {
      campaignId: 'campaign2',
      releasedAt: '2026-01-20T13:00:00.000Z',
    });
    await exams.goTo('2026-01-20T13:00:00.000Z');
    expect(keyedIn(await me.key('exam1'))).toHaveLength(8);
    expect((await me.result(attemptId)).body).not.toHaveProperty('heldQuestions');
  });
});

describe('a question of an exam that the student sits now', () => {
  it('shows its key in no practice, check or other result of the student until the submit; to others it does', async () => {
    await using exams = await startExams();
    const [banked] = await fillBank(exams, [{ question: 'Lens?' }]);
    const bankId = banked?._id ?? '';
    const chosen = [banked?.options[1]?._id ?? ''];
    const copied = { ...question('u-same'), question: 'Lens?', options: [...(banked?.options ?? [])] };
    await exams.publishExam(unitExam([copied]));
    const me = practiser(exams, 'student1');
    const practice = await me.begin((await me.create()).body.examId);
    const { attemptId } = (await me.start({ examKind: 'unit', examId: 'unit1' })).body;
    const refused = { status: 403, body: { code: 'exams.answers-not-released' } };
    expect(await me.check(practice.attemptId, bankId, chosen)).toMatchObject(refused);
    exams.clock.advance(10_000);
    expect(await me.create()).toMatchObject({ status: 404 });
    const other = practiser(exams, 'student2');
    const theirs = await other.begin((await other.create()).body.examId);
    expect((await other.check(theirs.attemptId, bankId, chosen)).status).toBe(200);
    await me.submit(attemptId);
    expect((await me.check(practice.attemptId, bankId, chosen)).status).toBe(200);
  });

  it('is held in the result of another exam of the course', async () => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    const chapter = courseExam('chapter', { subjects: [subject('Physics', true, [sameQuestion('ch')])] });
    await exams.publishExam(chapter);
    const { me } = await sat(exams);
    const { attemptId } = (await me.start({ examKind: 'chapter', examId: 'chapter1' })).body;
    expect(keyedIn(await me.key('unit1'))).toEqual(['u-other']);
    await me.submit(attemptId);
    expect(keyedIn(await me.key('unit1'))).toEqual(['u-same', 'u-other']);
  });
});

describe('why a key was corrected', () => {
  it('is not shown or mailed while another exam asks the question', async () => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    const { me, attemptId } = await sat(exams);
    await openCampaign(exams, sameQuestion('c-same'));
    const correction = {
      change: { kind: 'void', questionId: 'u-same' },
      reason: 'Option b is right',
      keyVersion: 1,
    };
    const corrected = await exams.admin.post('/exams/papers/unit1/key-corrections', correction);
    expect(corrected.status).toBe(201);
    await exams.runJob('remark-attempts');
    await exams.waitUntilIdle();
    const result = await me.result(attemptId);
    expect(result.body).toMatchObject({ score: 1, correctionReason: null });
    expect(exams.published(noticeRequested)).toEqual([]);
    const list = await me.get('/exams/results?studentId=student1');
    expect(JSON.stringify(list.body)).not.toContain('Option b is right');
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect((await me.result(attemptId)).body).toMatchObject({ correctionReason: 'Option b is right' });
  });
});

describe('papers and keys for staff', () => {
  const paths = (examId: string) => [
    `/exams/papers/${examId}/1`,
    `/exams/papers/${examId}/1/key/1`,
    `/exams/papers/${examId}/analysis`,
    `/exams/papers/${examId}/key-corrections`,
  ];

  async function statuses(exams: ExamsService, permission: string, examId: string) {
    const caller = exams.client.as({ role: 'admin', permissions: [permission] } as never);
    const answers = await Promise.all(paths(examId).map((path) => caller.get(path)));
    return [...new Set(answers.map(({ status }) => status))];
  }

  it('are read by authors of questions at any time', async () => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    expect(await statuses(exams, 'questions', 'exam1')).toEqual([200]);
    expect(await statuses(exams, 'questions', 'unit1')).toEqual([200]);
  });

  it('are read by campaign managers where they are of a campaign', async () => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    expect(await statuses(exams, 'campaigns', 'exam1')).toEqual([200]);
    expect(await statuses(exams, 'campaigns', 'unit1')).toEqual([403]);
    expect(await statuses(exams, 'campaigns', 'year1')).toEqual([403]);
  });

  it('are read by markers once there is something to mark', async () => {
    await using exams = await startExams();
    await exams.publishExam(unitExam());
    expect(await statuses(exams, 'marking', 'exam1')).toEqual([403]);
    expect(await statuses(exams, 'marking', 'unit1')).toEqual([403]);
    await sat(exams);
    expect(await statuses(exams, 'marking', 'unit1')).toEqual([200]);
    await exams.goTo('2026-01-15T10:00:00.000Z');
    const { attemptId } = await sat(exams, 'exam1', 'campaign');
    const marker = exams.client.as({ role: 'admin', permissions: ['marking'] } as never);
    expect(await statuses(exams, 'marking', 'exam1')).toEqual([403]);
    const running = await marker.get<Result>(`/exams/results/${attemptId}`);
    expect(running.body).not.toHaveProperty('keyUrl');
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect(await statuses(exams, 'marking', 'exam1')).toEqual([200]);
    expect((await marker.get<Result>(`/exams/results/${attemptId}`)).body).toHaveProperty('keyUrl');
  });
});
