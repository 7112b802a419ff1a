import type { ExamLimits } from '@pathshala/rules/exam-limits';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { campaignPaperPublished, campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskOf } from './support/desk.ts';
import {
  campaign,
  enrolled,
  publishedCampaignPaper,
  registration,
  sitter,
  startExams,
  type ExamsService,
} from './support/exams-service.ts';
import { campaignPaper } from './support/papers.ts';
import { fillBank, practiser } from './support/practice.ts';

const end = Date.parse('2026-01-15T11:00:00.000Z');

let exams: ExamsService;
let rev = 1;
beforeEach(async () => {
  exams = await startExams();
  rev = 1;
});
afterEach(() => exams.stop());

interface Change {
  readonly exams?: Partial<ExamLimits>;
  readonly features?: { readonly practice: boolean };
}

const eventOf = ({ features, exams: limits }: Change) => ({
  ...changedSettings,
  features: { ...changedSettings.features, ...features },
  exams: { ...changedSettings.exams, ...limits },
});
const set = (change: Change) => exams.emit(settingsChanged, { ...eventOf(change), rev: (rev += 1) });

/** The last of these two milliseconds at which a save counts. */
async function takesAt(attemptId: string, ms: number, who = exams.student): Promise<readonly number[]> {
  exams.clock.advance(end + ms - exams.clock.now());
  const { status: last } = await who.save(attemptId, 1, { p1: 'p1-a' });
  exams.clock.advance(1);
  const { status: after } = await who.save(attemptId, 2, { p1: 'p1-b' });
  return [last, after];
}

describe('the grace after the deadline', () => {
  it.each([1, 3, 7, 10])(
    'of %i s is taken by the next attempt, to the millisecond [ADM-30]',
    async (graceSeconds) => {
      await set({ exams: { graceSeconds } });
      const { attemptId, graceMs } = (await exams.student.start({ subjects: ['Maths'] })).body;
      expect(graceMs).toBe(graceSeconds * 1000);
      expect(await takesAt(attemptId, graceSeconds * 1000)).toEqual([200, 410]);
    },
  );

  it('of an attempt stays what it was at its start [ADM-30]', async () => {
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await set({ exams: { graceSeconds: 10 } });
    expect(await takesAt(attemptId, 3000)).toEqual([200, 410]);
  });

  it('is one for all who sit an exam together, of the first who starts it [ADM-30]', async () => {
    await exams.emit(campaignRegistered, { ...registration('student2'), registrationId: 'second' });
    const first = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await set({ exams: { graceSeconds: 10 } });
    exams.clock.advance(60_000);
    const second = (await exams.other.start({ ...campaign, subjects: ['Maths'] })).body;
    expect([first.graceMs, second.graceMs]).toEqual([3000, 3000]);
    const longer = campaignPaper({ paperId: 'exam2', campaignId: 'campaign2' });
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(longer));
    await exams.emit(campaignRegistered, registration('student1', 1, 'campaign2'));
    const next = (await exams.student.start({ ...campaign, examId: 'exam2', subjects: ['Maths'] })).body;
    expect(next.graceMs).toBe(10_000);
    await exams.waitUntilIdle();
    const started = exams.published(examStarted).map(({ data }) => [data.examId, data.graceMs]);
    expect(started).toEqual([
      ['exam1', 3000],
      ['exam2', 10_000],
    ]);
  });

  it('decides when the sweeper submits: each attempt by its own, and none before it [ADM-30]', async () => {
    const started = new Map<number, string>();
    for (const graceSeconds of [10, 3, 1]) {
      await set({ exams: { graceSeconds } });
      const student = sitter(exams, `sitter${graceSeconds}`);
      await exams.emit(studentEnrolled, enrolled(`sitter${graceSeconds}`));
      started.set(graceSeconds, (await student.start({ subjects: ['Maths'] })).body.attemptId);
    }
    const submitted = async () => {
      await exams.runJob('sweep-overdue-attempts');
      const closed: number[] = [];
      for (const [graceSeconds, id] of started) {
        const stored = exams.platform.documents.collection('attempts');
        if ((await stored.findOne({ _id: id, status: 'submitted' })) !== null) closed.push(graceSeconds);
      }
      return closed;
    };
    for (const [ms, expected] of [
      [1000, []],
      [1001, [1]],
      [3000, [1]],
      [3001, [3, 1]],
      [10_000, [3, 1]],
      [10_001, [10, 3, 1]],
    ] as const) {
      exams.clock.advance(end + ms - exams.clock.now());
      expect(await submitted()).toEqual(expected);
    }
  });
});

describe('the limits of starts', () => {
  it('are those of the settings from the next start on [ADM-30]', async () => {
    await set({ exams: { startsOfOneExam: 5, startsOfAllExams: 10 } });
    const record = () =>
      exams.student.post('/exams/exam-results', {
        studentId: 'student1',
        yearId: 'year1',
        unitId: 'unit1',
        answers: [],
        subjects: ['Maths'],
      });
    for (let nth = 0; nth < 5; nth += 1) expect((await record()).status).toBe(201);
    expect(await record()).toMatchObject({ status: 429, body: { code: 'exams.too-many-starts' } });
    await set({ exams: { startsOfOneExam: 6 } });
    expect((await record()).status).toBe(201);
  });
});

describe('the minutes of the exam desk', () => {
  it('are refused beyond the setting, with the setting in the sentence [ADM-30]', async () => {
    await exams.student.start({ ...campaign, subjects: ['Maths'] });
    await set({ exams: { deskMinutes: 10 } });
    const desk = deskOf(exams);
    expect((await desk.addMinutes(10)).status).toBe(200);
    expect(await desk.addMinutes(1)).toMatchObject({
      status: 422,
      body: {
        code: 'exams.too-many-minutes',
        error: 'At most 10 extra minutes can be given altogether.',
      },
    });
  });
});

describe('practice that is switched off', () => {
  it('refuses a new test with its code; a test that was made can be sat [ADM-30]', async () => {
    await fillBank(exams, [{ question: 'Force?', chapter: 'Motion' }]);
    const me = practiser(exams, 'student1');
    const { examId } = (await me.create()).body;
    await set({ features: { practice: false } });
    for (const refused of [await me.create({ count: 1 }), await me.fromMistakes()]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'exams.practice-off' } });
    }
    expect((await me.start({ examKind: 'practice', examId })).status).toBe(201);
    await set({});
    expect((await me.create({ count: 1 })).status).toBe(201);
  });
});

describe('the rules of the site', () => {
  it('are the latest, whatever the order and number of the events [ADM-30]', async () => {
    const off = { ...eventOf({ features: { practice: false } }), rev: 5 };
    const on = { ...eventOf({}), rev: 4 };
    for (const data of [off, on, off, on]) await exams.emit(settingsChanged, data);
    await fillBank(exams, [{ question: 'Force?', chapter: 'Motion' }]);
    const me = practiser(exams, 'student1');
    expect((await me.create()).body).toMatchObject({ code: 'exams.practice-off' });
    await exams.emit(settingsChanged, { ...on, rev: 6 });
    expect((await me.create()).status).toBe(201);
  });

  it('are read from memory: no save, submit or start reads their store [ADM-30]', async () => {
    await set({ exams: { graceSeconds: 5 } });
    await exams.platform.documents.collection('latest_facts').deleteMany({});
    const { attemptId, graceMs } = (await exams.student.start({ subjects: ['Maths'] })).body;
    expect(graceMs).toBe(5000);
    expect((await exams.student.save(attemptId, 1, { p1: 'p1-a' })).status).toBe(200);
    expect((await exams.student.submit(attemptId)).status).toBe(200);
  });
});
