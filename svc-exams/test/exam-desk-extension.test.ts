import { examExtended } from '@pathshala/svc-exams-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExamDesk } from '../src/exam-desk/index.ts';
import { deskOf, seat } from './support/desk.ts';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';
import { pausedStore } from './support/paused-store.ts';

const start = { ...campaign, subjects: ['Maths'] };
const recording = pausedStore('attempts');

let exams: ExamsService;
beforeEach(async () => {
  exams = await startExams({ replace: ({ documents }) => ({ documents: recording.wrap(documents) }) });
});
afterEach(() => exams.stop());

async function published() {
  await exams.waitUntilIdle();
  return exams.published(examExtended).map(({ data }) => data);
}

const until = (time: string) => ({ examId: 'exam1', campaignId: 'campaign1', until: time });

describe('an exam that is sat beyond its end', () => {
  it('is published with the time, before an attempt has it [CMP-06]', async () => {
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.goTo('2026-01-15T10:59:00.000Z');
    await exams.moveWindow(2, '2026-01-15T11:00:00.000Z');
    let stored = 0;
    recording.beforeWrite(async () => {
      stored = await exams.platform.documents.collection('exam_extensions').countDocuments({});
    });
    await deskOf(exams).addMinutes(10, attemptId);
    expect(stored).toBe(1);
    expect(await published()).toEqual([until('2026-01-15T11:10:00.000Z')]);
    await deskOf(exams).addMinutes(5, attemptId);
    expect(await published()).toEqual([until('2026-01-15T11:10:00.000Z'), until('2026-01-15T11:15:00.000Z')]);
  });

  it('is not published where the extra time ends with the window', async () => {
    const [one] = await seat(exams, 1);
    await deskOf(exams).addMinutes(10, one?.attemptId);
    expect(await published()).toEqual([]);
  });

  it('is published for an attempt that is opened again, unless another ends later', async () => {
    const [one, other] = await seat(exams, 2);
    await exams.goTo('2026-01-15T10:59:00.000Z');
    await exams.moveWindow(2, '2026-01-15T11:00:00.000Z');
    for (const sitter of [one, other]) await sitter?.submit(sitter.attemptId);
    await deskOf(exams).reopen(one?.attemptId ?? '', 15);
    await deskOf(exams).reopen(other?.attemptId ?? '', 10);
    expect(await published()).toEqual([until('2026-01-15T11:14:00.000Z')]);
  });

  it('is published once by minutes for all, however often the act is finished', async () => {
    await seat(exams, 3);
    const desk = deskOf(exams);
    await desk.addMinutes(10);
    const [act] = (await desk.read()).body.acts;
    const desks = exams.platform.documents.collection<ExamDesk>('exam_desks');
    const unfinished = [{ ...act, attemptId: null, editorId: null }];
    await desks.updateOne({ _id: 'exam1' }, { $set: { unfinished, unfinishedSince: exams.clock.now() } });
    exams.clock.advance(30_001);
    await exams.runJob('finish-desk-acts');
    expect(await desks.findOne({ _id: 'exam1' })).toMatchObject({ unfinished: [] });
    expect(await published()).toEqual([until('2026-01-15T12:10:00.000Z')]);
    expect((await desk.read()).body.extendedTo).toBe('2026-01-15T12:10:00.000Z');
  });

  it('is published when its window is moved below the time that an attempt has', async () => {
    const { attemptId } = (await exams.student.start(start)).body;
    await deskOf(exams).addMinutes(30, attemptId);
    expect(await published()).toEqual([]);
    await exams.moveWindow(2, '2026-01-15T10:50:00.000Z');
    expect(await published()).toEqual([until('2026-01-15T11:20:00.000Z')]);
  });
});
