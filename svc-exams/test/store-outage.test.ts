import { readReceivedBodyHeader } from '@pathshala/service-kit/http/received-body-header';
import { describe, expect, it } from 'vitest';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';
import { writtenExam } from './support/papers.ts';
import { fillBank, practiser } from './support/practice.ts';
import { switchedStore } from './support/switched-store.ts';

interface Sat {
  readonly attemptId: string;
  /** The body of a save; `isLate` for the one during the outage. */
  readonly answers: (isLate: boolean) => readonly object[];
  readonly result: object;
}

async function sitCampaign(exams: ExamsService): Promise<Sat> {
  const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
  const answers = (isLate: boolean) => [
    { questionId: isLate ? 'p2' : 'p1', selectedOption: `${isLate ? 'p2' : 'p1'}-a` },
  ];
  return { attemptId, answers, result: { answered: 1 } };
}

const kinds: Readonly<Record<string, (exams: ExamsService) => Promise<Sat>>> = {
  campaign: sitCampaign,

  async practice(exams) {
    const bank = await fillBank(exams, [{ question: 'Force?' }, { question: 'Lens?' }]);
    const me = practiser(exams, 'student1');
    const { attemptId } = await me.begin((await me.create({ answersShown: 'at-end' })).body.examId);
    const answers = (isLate: boolean) => {
      const question = bank[isLate ? 1 : 0];
      return [{ questionId: question?._id, selectedOptions: [question?.options[0]?._id] }];
    };
    return { attemptId, answers, result: { correct: 1, wrong: 0, blank: 1, score: 1 } };
  },
  async written(exams) {
    await exams.publishExam(writtenExam());
    const { attemptId } = (await exams.student.start({ examKind: 'standalone', examId: 'written1' })).body;
    const answers = (isLate: boolean) => [
      { questionId: 'written', text: isLate ? 'The Padma.' : 'A river.' },
    ];
    return { attemptId, answers, result: { awaitsMarks: true } };
  },
};

describe('a store that is away across the deadline', () => {
  it.each(Object.entries(kinds))(
    'takes nothing of a %s attempt for saved or submitted, and the clock submits what was saved before [EXM-03]',
    async (_kind, sit) => {
      const { state, wrap } = switchedStore('attempts');
      await using exams = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
      const { attemptId, answers, result } = await sit(exams);
      const path = `/exams/attempts/${attemptId}`;
      const save = (clientSeq: number, isLate: boolean) =>
        exams.student.put(`${path}/answers`, { clientSeq, answers: answers(isLate) });
      expect((await save(1, false)).status).toBe(200);
      const { deadlineAt } = (await exams.student.read(attemptId)).body;

      state.isAway = true;
      exams.clock.advance(Date.parse(deadlineAt) - exams.clock.now() + 1_000);
      const during = await Promise.all([
        save(2, true),
        exams.student.submit(attemptId, { answers: answers(true), auto: true }),
        exams.student.read(attemptId),
      ]);
      for (const { status, headers } of during) {
        expect(status).toBe(503);
        expect(headers.get('retry-after')).toBe('2');
      }
      exams.clock.advance(2_001);
      state.isAway = false;

      expect(await save(3, true)).toMatchObject({ status: 410, body: { code: 'exams.time-over' } });
      const submits = await Promise.all([
        exams.runJob('sweep-overdue-attempts'),
        exams.student.submit(attemptId, { answers: answers(true), auto: true }),
        exams.student.submit(attemptId, { auto: true }),
      ]);
      expect(submits.slice(1).map((answer) => answer?.status)).toEqual([200, 200]);
      const { body } = await exams.admin.get(`/exams/results/${attemptId}`);
      expect(body).toMatchObject({
        ...result,
        feedback: expect.stringContaining('Auto-submitted') as string,
      });
      const read = await exams.student.read(attemptId);
      expect(read.body).toMatchObject({ status: 'submitted', savedSeq: 1 });
      expect(JSON.stringify(read.body)).not.toContain('Padma');
    },
  );
});

/**
 * A second after the deadline a save and the page's submit fail; the store is available again when the grace has passed and the
 * clock has submitted.
 */
async function acrossDeadline(sit: (exams: ExamsService) => Promise<Sat>, { saves = 1 } = {}) {
  const { state, wrap } = switchedStore('attempts');
  const exams = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  const { attemptId, answers } = await sit(exams);
  const path = `/exams/attempts/${attemptId}`;
  await exams.student.put(`${path}/answers`, { clientSeq: 1, answers: answers(false) });
  const { deadlineAt } = (await exams.student.read(attemptId)).body;
  exams.clock.advance(Date.parse(deadlineAt) - exams.clock.now() + 1_000);
  const receivedAt = exams.clock.now();

  /** The failed call, and its repeat with its ticket, which the gateway has read. */
  async function failed(method: 'put' | 'post', address: string, body: object) {
    const { status, headers } = await exams.student[method](address, body);
    expect(status).toBe(503);
    const bodyHash = readReceivedBodyHeader(headers.get('x-received-body') ?? '')?.hash ?? '';
    const receipt = { receivedAt, bodyHash };
    const client = exams.client.as({ role: 'student', userId: 'student1', receipt });
    return (sent: object = body) => client[method](address, sent);
  }
  state.isAway = true;
  const save = [];
  for (let seq = 2; seq < 2 + saves; seq += 1) {
    save.push(await failed('put', `${path}/answers`, { clientSeq: seq, answers: answers(true) }));
  }
  const submit = await failed('post', `${path}/submit`, { answers: answers(true), auto: true });
  state.isAway = false;
  exams.clock.advance(2_001);
  await exams.runJob('sweep-overdue-attempts');
  const result = async () => (await exams.admin.get(`/exams/results/${attemptId}`)).body;
  const versions = async () => {
    await exams.waitUntilIdle();
    return exams.submittedEvents().map(({ data }) => data.scoreVersion);
  };
  const stop = () => exams.stop();
  return { exams, attemptId, path, save, submit, answers, result, versions, [Symbol.asyncDispose]: stop };
}

describe('answers that were received in time, and could not be stored', () => {
  it.each(Object.entries(kinds))(
    'count for a %s attempt that the clock has submitted, once [EXM-03]',
    async (_, sit) => {
      await using outage = await acrossDeadline(sit);
      const { exams, attemptId, save, result, versions } = outage;
      const before = await result();
      expect(await save[0]?.()).toMatchObject({ status: 200, body: { savedSeq: 2, isApplied: true } });
      const read = await exams.student.read(attemptId);
      expect(read.body).toMatchObject({ status: 'submitted', savedSeq: 2 });
      const after = await result();
      expect(after).not.toEqual(before);
      expect(await save[0]?.()).toMatchObject({ status: 200, body: { savedSeq: 2, isApplied: false } });
      expect(await result()).toEqual(after);
      expect(await versions()).toEqual(sit === kinds['written'] ? [] : [1, 2]);
    },
  );

  it.each(Object.entries(kinds))('count for a %s attempt with its submit, which is final', async (_, sit) => {
    await using outage = await acrossDeadline(sit, { saves: 2 });
    const { save, submit, result, versions } = outage;
    const before = await result();
    expect(await submit()).toMatchObject({ status: 200, body: { lateAnswersIgnored: false } });
    const after = await result();
    expect(after).not.toEqual(before);
    expect((await submit()).status).toBe(200);
    expect(await save[1]?.()).toMatchObject({ status: 410, body: { code: 'exams.time-over' } });
    expect(await result()).toEqual(after);
    expect(await versions()).toEqual(sit === kinds['written'] ? [] : [1, 2]);
  });

  it('do not count with another body, nor without the ticket [EXM-03]', async () => {
    await using outage = await acrossDeadline(sitCampaign);
    const { exams, path, save, submit, answers, result } = outage;
    const before = await result();
    const other = { clientSeq: 2, answers: [{ questionId: 'p2', selectedOption: 'p2-b' }] };
    expect((await save[0]?.(other))?.status).toBe(410);
    const same = { clientSeq: 2, answers: answers(true) };
    expect((await exams.student.put(`${path}/answers`, same)).status).toBe(410);
    const late = await submit({ answers: answers(true), auto: true, score: 1 });
    expect(late).toMatchObject({ status: 200, body: { lateAnswersIgnored: true } });
    expect(await result()).toEqual({ ...before, lateAnswersIgnored: true });
  });

  it('do not take the place of newer ones', async () => {
    await using outage = await acrossDeadline(sitCampaign, { saves: 2 });
    const { save, result } = outage;
    expect((await save[1]?.())?.status).toBe(200);
    const after = await result();
    expect(await save[0]?.()).toMatchObject({ status: 200, body: { savedSeq: 3, isApplied: false } });
    expect(await result()).toEqual(after);
  });

  it('count until 15 minutes after the deadline [EXM-03]', async () => {
    await using outage = await acrossDeadline(sitCampaign);
    const { exams, save, submit, result } = outage;
    const before = await result();
    exams.clock.advance(15 * 60_000 - 3_000);
    expect((await save[0]?.())?.status).toBe(410);
    expect((await submit()).status).toBe(200);
    expect(await result()).toEqual({ ...before, lateAnswersIgnored: true });
  });

  it('count while the attempt is still open, by the time of their receipt', async () => {
    await using exams = await startExams();
    const { attemptId, answers } = await sitCampaign(exams);
    const { deadlineAt } = (await exams.student.read(attemptId)).body;
    const graceEnd = Date.parse(deadlineAt) + 3_000;
    exams.clock.advance(Date.parse(deadlineAt) - exams.clock.now() + 60_000);
    const path = `/exams/attempts/${attemptId}/answers`;
    const body = { clientSeq: 1, answers: answers(true) };
    const put = (receivedAt: number) =>
      exams.client.as({ role: 'student', userId: 'student1', receipt: { receivedAt } }).put(path, body);
    expect((await put(graceEnd + 1)).status).toBe(410);
    expect(await put(graceEnd)).toMatchObject({ status: 200, body: { isApplied: true } });
  });
});
