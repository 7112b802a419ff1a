import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import {
  enrolled,
  sitter,
  startExams,
  type AttemptAnswer,
  type ExamsService,
  type SaveReceipt,
} from './support/exams-service.ts';

const subjects = { subjects: ['Maths'] };
const [phone, laptop] = ['phone-0001', 'laptop-0001'];

let service: ExamsService;
let students = 0;
beforeAll(async () => {
  service = await startExams();
});
afterAll(() => service.stop());

/** A new student, who has started the past year. */
async function started(more: Record<string, unknown> = {}) {
  students += 1;
  const name = `sitter${students}`;
  await service.emit(studentEnrolled, enrolled(name));
  const exams = { ...service, student: sitter(service, name) };
  const { body } = await exams.student.start({ ...subjects, ...more });
  return { exams, id: body.attemptId };
}

type Sitting = Awaited<ReturnType<typeof started>>['exams'];

function save({ student }: Sitting, attemptId: string, body: Record<string, unknown>) {
  return student.put<SaveReceipt>(`/exams/attempts/${attemptId}/answers`, { answers: [], ...body });
}

describe('marks for review and times', () => {
  it('are stored with a save and come back, whatever is sent twice or late', async () => {
    const { exams, id } = await started();
    exams.clock.advance(100_000);
    const first = { clientSeq: 1, marked: [{ questionId: 'p1', isMarked: true }] };
    const second = {
      clientSeq: 2,
      answers: [{ questionId: 'p1', selectedOption: 'p1-a' }],
      marked: [
        { questionId: 'p1', isMarked: false },
        { questionId: 'm1', isMarked: true },
      ],
      spent: [{ questionId: 'p1', seconds: 40 }],
    };
    expect((await save(exams, id, second)).body.isApplied).toBe(true);
    expect((await save(exams, id, first)).body).toMatchObject({ isApplied: false, savedSeq: 2 });
    expect((await save(exams, id, second)).body).toMatchObject({ isApplied: false, savedSeq: 2 });
    expect((await exams.student.read(id)).body).toMatchObject({
      marked: ['m1'],
      spent: [{ questionId: 'p1', seconds: 40 }],
      answers: [{ questionId: 'p1', selectedOption: 'p1-a' }],
    });
  });

  it('never fall, and are never more than the time that has passed', async () => {
    const { exams, id } = await started();
    exams.clock.advance(60_000);
    const spend = (clientSeq: number, seconds: number) =>
      save(exams, id, { clientSeq, spent: [{ questionId: 'p1', seconds }] });
    await spend(1, 30);
    await spend(2, 10);
    expect((await exams.student.read(id)).body.spent).toEqual([{ questionId: 'p1', seconds: 30 }]);
    await spend(3, 300_000);
    await exams.student.submit(id);
    const { choices } = (await exams.student.result(id)).body;
    expect(choices.map(({ seconds }) => seconds)).toEqual([60, undefined, undefined, undefined]);
  });

  it('are refused for questions that the paper does not have, and nothing of that save is stored', async () => {
    const { exams, id } = await started();
    const answers = [{ questionId: 'p1', selectedOption: 'p1-a' }];
    for (const forged of ['q1', '__proto__', 'p1.x', '$set']) {
      const marked = [{ questionId: forged, isMarked: true }];
      expect([400, 422]).toContain((await save(exams, id, { clientSeq: 1, answers, marked })).status);
      const spent = [{ questionId: forged, seconds: 1 }];
      expect([400, 422]).toContain((await save(exams, id, { clientSeq: 1, answers, spent })).status);
    }
    expect((await save(exams, id, { clientSeq: 1 })).status).toBe(400);
    expect((await save(exams, id, { clientSeq: 0, answers })).status).toBe(400);
    expect((await exams.student.read(id)).body).toMatchObject({ answers: [], marked: [], savedSeq: 0 });
  });

  it('of leaving the page are for administrators, and no more of them are stored than a hundred saves bring', async () => {
    const { exams, id } = await started();
    const at = (second: number) => new Date(Date.UTC(2026, 0, 15, 10, 0, second)).toISOString();
    for (let clientSeq = 1; clientSeq <= 105; clientSeq += 1) {
      await save(exams, id, { clientSeq, focusLosses: [{ at: at(clientSeq), awayMs: clientSeq }] });
    }
    const own = (await exams.student.submit(id)).body;
    expect(JSON.stringify([own, (await exams.student.read(id)).body])).not.toContain('awayMs');
    const { body } = await exams.admin.get<typeof own>(`/exams/results/${id}`);
    expect(body.focusLosses).toHaveLength(100);
    expect(body.focusLosses?.at(-1)).toEqual({ at: at(105), awayMs: 105 });
  });
});

describe('two devices', () => {
  it('hold an attempt one after the other; the first is refused and loses nothing [EXM-02]', async () => {
    const { exams, id } = await started({ device: phone });
    const answer = (option: string) => ({ answers: [{ questionId: 'p1', selectedOption: option }] });
    expect((await save(exams, id, { clientSeq: 1, device: phone, ...answer('p1-a') })).status).toBe(200);
    const refused = { status: 409, body: { code: 'exams.other-device' } };
    expect(await save(exams, id, { clientSeq: 2, device: laptop, ...answer('p1-b') })).toMatchObject(refused);

    const taken = await exams.student.start({ ...subjects, device: laptop });
    expect(taken).toMatchObject({ status: 200, body: { attemptId: id, isHere: true, savedSeq: 1 } });
    expect(await save(exams, id, { clientSeq: 2, device: phone, ...answer('p1-c') })).toMatchObject(refused);
    expect((await save(exams, id, { clientSeq: 2, device: laptop, ...answer('p1-d') })).status).toBe(200);
    const seen = (device: string) =>
      exams.student.get<AttemptAnswer>(`/exams/attempts/${id}?device=${device}`).then(({ body }) => body);
    expect([(await seen(phone)).isHere, (await seen(laptop)).isHere]).toEqual([false, true]);
    expect((await seen(phone)).answers).toEqual([{ questionId: 'p1', selectedOption: 'p1-d' }]);
  });

  it('do not affect an older page, which names no device', async () => {
    const { exams, id } = await started({ device: phone });
    expect((await exams.student.save(id, 1, { p1: 'p1-a' })).status).toBe(200);
    expect((await exams.student.read(id)).body.isHere).toBe(true);
  });

  it('are noticed where another process took the attempt over', async () => {
    const { exams, id } = await started({ device: phone });
    const attempts = exams.platform.documents.collection<Attempt>('attempts');
    await attempts.updateOne({ _id: id }, { $set: { device: laptop }, $inc: { rev: 1 } });
    const answers = [{ questionId: 'p1', selectedOption: 'p1-a' }];
    expect((await save(exams, id, { clientSeq: 1, answers, device: phone })).status).toBe(409);
    expect((await save(exams, id, { clientSeq: 1, answers, device: laptop })).status).toBe(200);
  });
});

describe('an attempt stored before it had these parts', () => {
  it('is read, saved, taken over and submitted', async () => {
    const { exams, id } = await started();
    const attempts = exams.platform.documents.collection<Attempt>('attempts');
    await attempts.updateOne({ _id: id }, { $unset: { device: '' } });
    expect(await attempts.findOne({ _id: id })).not.toHaveProperty('device');
    const { body } = await exams.student.read(id);
    expect(body).toMatchObject({ marked: [], spent: [], isHere: true, written: null });
    expect((await exams.student.save(id, 1, { p1: 'p1-a' })).body.isApplied).toBe(true);
    await exams.student.start({ ...subjects, device: phone });
    const marked = [{ questionId: 'p1', isMarked: true }];
    expect((await save(exams, id, { clientSeq: 2, device: phone, marked })).status).toBe(200);
    expect((await exams.student.submit(id)).body).toMatchObject({ score: 1 });
  });

  it('has a result without what was not counted then', async () => {
    const { exams, id } = await started();
    await exams.student.submit(id);
    const stored = exams.platform.documents.collection<Attempt>('attempts');
    const later = { 'outcome.marksLost': '', 'outcome.scoreWithoutWrong': '', device: '' } as const;
    await stored.updateOne({ _id: id }, { $unset: later });
    expect((await exams.student.result(id)).body).toMatchObject({
      marksLost: null,
      scoreWithoutWrong: null,
      isPassed: null,
      meritScore: null,
      awaitsMarks: false,
    });
  });
});
