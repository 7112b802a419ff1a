import { campaignPaperPublished, campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import type { BankedPaper } from '@pathshala/svc-exams-contract/banked-papers';
import type { Blueprint, DrawnPaper } from '@pathshala/svc-exams-contract/blueprint';
import type { BankQuestion, QuestionPage, QuestionUsage } from '@pathshala/svc-exams-contract/question';
import { describe, expect, it } from 'vitest';
import {
  enrolled,
  publishedCampaignPaper,
  publishedPastYear,
  sitter,
  startExams,
  type ExamsService,
} from './support/exams-service.ts';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { campaignPaper, pastYearPaper, question, subject } from './support/papers.ts';

interface Added extends BankedPaper {
  readonly added: number;
  readonly refused: readonly number[];
}

const physics = { subjects: [{ subjectName: 'Physics', subject: 'পদার্থবিজ্ঞান | Physics', chapter: 'Motion' }] };

const bankedOf = async (exams: ExamsService, paperId: string) =>
  (await exams.admin.get<BankedPaper>(`/questions/papers/${paperId}`)).body;
const addTo = (exams: ExamsService, paperId: string, body: object = physics) =>
  exams.admin.post<Added>(`/questions/papers/${paperId}`, body);
const bankOf = async (exams: ExamsService) => (await exams.admin.get<QuestionPage>('/questions')).body;
const usageOf = async (exams: ExamsService, id: string) =>
  (await exams.admin.get<QuestionUsage>(`/questions/${id}/usage`)).body.exams;

describe('the questions of a paper', () => {
  it('flow into the bank by one act, each once, with subject, chapter and source [BLU-03]', async () => {
    await using exams = await startExams();
    expect((await bankedOf(exams, 'year1')).subjects[0]).toEqual({
      subjectName: 'Physics',
      questions: 2,
      inBank: 0,
    });
    const added = await addTo(exams, 'year1', { ...physics, source: 'DU 2023', tags: ['DU'] });
    expect([added.status, added.body.added, added.body.refused]).toEqual([200, 2, []]);
    expect(added.body.subjects.map(({ inBank }) => inBank)).toEqual([2, 0, 0, 0]);
    const { items, total } = await bankOf(exams);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ chapter: 'Motion', source: 'DU 2023', tags: ['DU'], uses: 1 });
    expect((await addTo(exams, 'year1')).body.added).toBe(0);
  });

  it('are one question of the bank in two papers, also when both are added at once [BLU-03]', async () => {
    await using exams = await startExams();
    const again = { paperId: 'year2', title: 'Dhaka University A unit 2024' };
    await exams.emit(paperPublished, publishedPastYear(pastYearPaper(again)));
    await Promise.all(['year1', 'year2', 'year1', 'year2'].map((paperId) => addTo(exams, paperId)));
    const { items, total } = await bankOf(exams);
    expect(total).toBe(2);
    await addTo(exams, 'year1');
    await addTo(exams, 'year2');
    const usage = await usageOf(exams, items[0]?._id ?? '');
    expect(new Set(usage.map(({ examId }) => examId))).toEqual(new Set(['year1', 'year2']));
    expect(usage.map(({ examKind }) => examKind)).toEqual(['past-year', 'past-year']);
  });

  it('that were deleted from the bank come back, and those that break its rules are named', async () => {
    await using exams = await startExams();
    await addTo(exams, 'year1');
    const { items } = await bankOf(exams);
    await exams.admin.delete(`/questions/${items[0]?._id}`);
    expect((await bankedOf(exams, 'year1')).subjects[0]?.inBank).toBe(1);
    expect((await addTo(exams, 'year1')).body.added).toBe(1);
    expect((await bankOf(exams)).total).toBe(2);
    const subjects = [subject('Physics', true, [question('k1', { right: '' }), question('k2')])];
    await exams.emit(paperPublished, publishedPastYear(pastYearPaper({ paperId: 'year3', subjects })));
    expect((await addTo(exams, 'year3')).body).toMatchObject({ added: 1, refused: [1] });
  });

  it('are refused of a paper, or a subject, that does not exist', async () => {
    await using exams = await startExams();
    const unknown = { subjects: [{ subjectName: 'Music', subject: 'Music' }] };
    expect((await addTo(exams, 'year1', unknown)).status).toBe(422);
    expect((await addTo(exams, 'year9')).status).toBe(404);
    expect((await addTo(exams, 'year1', { subjects: [] })).status).toBe(400);
    expect((await bankOf(exams)).total).toBe(0);
  });
});

describe('the bank', () => {
  it('shows in which papers a question was used and when, until they are withdrawn [BLU-03]', async () => {
    await using exams = await startExams();
    await addTo(exams, 'year1');
    const { items } = await bankOf(exams);
    const copied = pastYearPaper().subjects;
    const paper = campaignPaper({ version: 2, subjects: copied });
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(paper));
    const usage = await usageOf(exams, items[0]?._id ?? '');
    expect(usage[1]).toMatchObject({
      examId: 'exam1',
      examKind: 'campaign',
      usedAt: '2026-01-15T09:00:00.000Z',
    });
    expect(usage).toHaveLength(2);
    const papers = await exams.admin.get<{ items: { examId: string }[] }>('/questions/papers');
    expect(papers.body.items.map(({ examId }) => examId)).toEqual(['year1', 'exam1']);
    await exams.emit(campaignPaperWithdrawn, { paperId: 'exam1', campaignId: 'campaign1', version: 3 });
    expect(await usageOf(exams, items[0]?._id ?? '')).toHaveLength(1);
  });

  it('measures how many got a question right, and draws by that where enough have answered [BLU-01]', async () => {
    await using exams = await startExams();
    await addTo(exams, 'year1');
    const [first] = (await bankOf(exams)).items.filter((one) => one.question === 'Question p1?');
    const students = Array.from({ length: 24 }, (_, at) => `measured${at}`);
    for (const [at, userId] of students.entries()) {
      await exams.emit(studentEnrolled, enrolled(userId));
      const student = sitter(exams, userId);
      const { attemptId } = (await student.start({ subjects: ['Maths'] })).body;
      await student.save(attemptId, 1, { p1: at < 6 ? 'p1-a' : 'p1-b', p2: 'p2-a' });
      await student.submit(attemptId);
    }
    await exams.waitUntilIdle();
    const read = async () => (await exams.admin.get<BankQuestion>(`/questions/${first?._id}`)).body;
    await exams.runJob('measure-papers');
    expect((await read()).measured).toBeNull();
    exams.clock.advance(61 * 60_000);
    await exams.runJob('measure-papers');
    expect(await read()).toMatchObject({
      difficulty: 'medium',
      measured: { count: 24, correct: 6, difficulty: 'hard' },
    });
    const rows = [{ subject: physics.subjects[0]?.subject, count: 2, easiest: 'hard' }];
    const blueprint = await exams.admin.post<Blueprint>('/questions/blueprints', { title: 'Hard', rows });
    const drawn = await exams.admin.post<DrawnPaper>(`/questions/blueprints/${blueprint.body._id}/draw`, {});
    expect(drawn.body.rows[0]).toMatchObject({ missing: 1, questions: [{ _id: first?._id }] });
    // Another text has no answers yet.
    const stored = await read();
    const { body } = await exams.admin.put<BankQuestion>(`/questions/${stored._id}`, {
      ...stored,
      question: 'Another question?',
    });
    expect(body.measured).toBeNull();
  });
});
