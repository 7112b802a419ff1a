import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { describe, expect, it } from 'vitest';
import {
  campaign,
  listOf,
  startExams,
  type AttemptAnswer,
  type ExamsService,
  type Result,
} from './support/exams-service.ts';

const registrationId = 'registration-of-rahima';
const place = { registrationId, campaignId: 'campaign1', participantId: registrationId };
const confirmed = { ...place, studentId: null, version: 2 };
const joined = { ...place, studentId: 'rahima', version: 3 };
const maths = { ...campaign, subjects: ['Maths'] };

/** The calls of a participant, as a page with its session makes them. */
function participantOf(exams: ExamsService) {
  const client = exams.client.as({ role: 'participant', userId: registrationId });
  return {
    ...client,
    start: () => client.post<AttemptAnswer>('/exams/attempts', maths),
    save: (attemptId: string, clientSeq: number) =>
      client.put(`/exams/attempts/${attemptId}/answers`, { clientSeq, answers: listOf({ p1: 'p1-a' }) }),
    submit: (attemptId: string) => client.post<Result>(`/exams/attempts/${attemptId}/submit`, {}),
  };
}

const accountOf = (exams: ExamsService) => exams.client.as({ role: 'student', userId: 'rahima' });

async function sat(exams: ExamsService): Promise<string> {
  await exams.emit(campaignRegistered, confirmed);
  const participant = participantOf(exams);
  const { attemptId } = (await participant.start()).body;
  await participant.save(attemptId, 1);
  expect((await participant.submit(attemptId)).status).toBe(200);
  await exams.waitUntilIdle();
  return attemptId;
}

/** `exams.exam.submitted` of Rahima and of her participant: [owner, whether it is a participant, attempt number, score version]. */
const publishedOf = (exams: ExamsService) =>
  exams
    .submittedEvents()
    .map(({ data }) => [data.studentId, data.isParticipant ?? false, data.attemptNo, data.scoreVersion]);

describe('a participant', () => {
  it('sits the exam of the confirmed registration: start, paper, save, news, submit, result [CMP-05]', async () => {
    await using exams = await startExams();
    const participant = participantOf(exams);
    expect(await participant.start()).toMatchObject({ status: 403, body: { code: 'exams.not-registered' } });
    await exams.emit(campaignRegistered, confirmed);
    expect((await participant.get('/exams/papers/exam1')).status).toBe(200);
    const started = await participant.start();
    expect(started.status).toBe(201);
    const { attemptId, paperUrl } = started.body;
    expect((await participant.get(paperUrl.replace(/^\/api/u, ''))).status).toBe(200);
    expect((await participant.save(attemptId, 1)).status).toBe(200);
    expect((await participant.post(`/exams/attempts/${attemptId}/news`, {})).status).toBe(200);
    expect((await participant.get(`/exams/attempts/${attemptId}/stream`)).status).toBe(200);
    expect((await participant.submit(attemptId)).status).toBe(200);
    expect((await participant.get(`/exams/results/${attemptId}`)).status).toBe(200);
    expect(await participant.start()).toMatchObject({ status: 409, body: { code: 'exams.already-sat' } });
  });

  it('sits no other exam, and sees nobody else’s attempt [CMP-05]', async () => {
    await using exams = await startExams();
    await exams.emit(campaignRegistered, confirmed);
    const others = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body.attemptId;
    const participant = participantOf(exams);
    const pastYear = { examKind: 'past-year', examId: 'year1', subjects: ['Maths'] };
    expect((await participant.post('/exams/attempts', pastYear)).status).toBe(403);
    expect((await participant.get(`/exams/attempts/${others}`)).status).toBe(404);
    for (const path of ['/exams/registered', '/exams/attempts', `/exams/results?studentId=${registrationId}`])
      expect(await participant.get(path)).toMatchObject({ status: 403, body: { code: 'common.forbidden' } });
  });

  it('has no right once the registration is cancelled', async () => {
    await using exams = await startExams();
    await exams.emit(campaignRegistered, confirmed);
    await exams.emit(campaignRegistrationCancelled, { ...confirmed, version: 3 });
    expect((await participantOf(exams).start()).status).toBe(403);
  });

  it('gets no notice of a correction, for which an account is needed', async () => {
    await using exams = await startExams();
    const resultId = await sat(exams);
    const change = { updateData: { score: 1 }, reason: 'Counted by hand' };
    expect((await exams.admin.put(`/exams/exam-results/${resultId}`, change)).status).toBe(200);
    await exams.waitUntilIdle();
    expect(exams.published(noticeRequested)).toEqual([]);
  });
});

describe('the account that a participant makes', () => {
  it('owns the attempt and its result, which are published once more for it [CMP-04]', async () => {
    await using exams = await startExams();
    const attemptId = await sat(exams);
    await exams.emit(campaignRegistered, joined);
    const account = accountOf(exams);
    expect((await account.get(`/exams/results/${attemptId}`)).body).toMatchObject({
      _id: attemptId,
      studentId: 'rahima',
    });
    expect((await account.post('/exams/attempts', maths)).body).toMatchObject({ code: 'exams.already-sat' });
    expect((await participantOf(exams).get(`/exams/results/${attemptId}`)).status).toBe(404);
    expect((await participantOf(exams).start()).status).toBe(403);
    await exams.waitUntilIdle();
    expect(publishedOf(exams)).toEqual([
      [registrationId, true, 1, 1],
      ['rahima', false, 1, 1],
    ]);
  });

  it('gets it once, in whatever order and however often the events arrive [CMP-04]', async () => {
    for (const order of [
      [joined, joined, confirmed, confirmed],
      [confirmed, joined, confirmed, joined],
    ]) {
      await using exams = await startExams();
      const attemptId = await sat(exams);
      for (const event of order) await exams.emit(campaignRegistered, event);
      await exams.waitUntilIdle();
      expect(publishedOf(exams)).toHaveLength(2);
      expect((await accountOf(exams).get(`/exams/results/${attemptId}`)).status).toBe(200);
      expect((await participantOf(exams).start()).status).toBe(403);
    }
  });

  it('goes on with the open attempt, and the former session cannot', async () => {
    await using exams = await startExams();
    await exams.emit(campaignRegistered, confirmed);
    const participant = participantOf(exams);
    const { attemptId } = (await participant.start()).body;
    await participant.save(attemptId, 1);
    await exams.emit(campaignRegistered, joined);
    const account = accountOf(exams);
    expect(await account.post('/exams/attempts', maths)).toMatchObject({ status: 200, body: { attemptId } });
    expect((await participant.save(attemptId, 2)).status).toBe(404);
    expect((await account.post(`/exams/attempts/${attemptId}/submit`, {})).status).toBe(200);
    await exams.waitUntilIdle();
    expect(publishedOf(exams)).toEqual([['rahima', false, 1, 1]]);
  });

  it('gets an attempt that was started while the registration joined', async () => {
    await using exams = await startExams();
    // The right of the participant is recorded after the join, like a start that was accepted before it.
    await exams.emit(campaignRegistered, { ...joined, registrationId: 'another', version: 1 });
    await exams.emit(campaignRegistered, confirmed);
    expect(await participantOf(exams).start()).toMatchObject({
      status: 403,
      body: { code: 'exams.not-registered' },
    });
    expect((await accountOf(exams).post('/exams/attempts', maths)).status).toBe(200);
  });
});
