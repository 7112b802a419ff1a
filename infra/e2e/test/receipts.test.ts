import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FailingCommits } from '../src/faults/failing-commits.ts';
import type { HttpClient } from '../src/http/http-client.ts';
import { loggedInAdmin, newStudent, type SiteUnderTest } from '../src/http/people.ts';
import { openShortCampaign } from '../src/http/short-campaign.ts';
import { fetchResource, questionsOf, type Attempt, type Paper, type Result } from '../src/http/sit-exam.ts';
import { startSite } from '../src/site-under-test.ts';
import { until } from '../src/until.ts';

let site: SiteUnderTest & { stop(): Promise<void> };
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' });
});
afterAll(() => site.stop());

/** Sends the text as it is, with the ticket of an earlier answer. */
function put(client: HttpClient, path: string, { body, ticket }: { body: string; ticket?: string }) {
  const token = decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
  return client.raw(`/api${path}`, {
    method: 'PUT',
    body,
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': token,
      ...(ticket === undefined ? {} : { 'receipt-ticket': ticket }),
    },
  });
}

async function sitShortCampaign(seconds: number) {
  const { client, user, email } = await newStudent(site);
  const campaign = await openShortCampaign(await loggedInAdmin(site), seconds);
  const basicInfo = { fullName: 'Rahima Begum', email, mobile: '01712345678' };
  const registration = { campaignId: campaign._id, studentId: user._id, basicInfo, showsName: false };
  expect((await client.send('POST', '/examcampaigns/register', registration)).status).toBe(201);
  const { body: attempt } = await until(
    () => client.send<Attempt>('POST', '/exams/attempts', { examKind: 'campaign', examId: campaign._id }),
    ({ status }) => status === 201,
  );
  const paper = await fetchResource<Paper>(client, attempt.paperUrl);
  const choices = questionsOf(paper, attempt.subjects).map(({ _id, options }) => ({
    questionId: _id,
    selectedOption: options[0]?._id ?? '',
  }));
  const path = `/exams/attempts/${attempt.attemptId}`;
  const bodyOf = (at: number) => JSON.stringify({ clientSeq: at + 1, answers: [choices[at]] });
  return { client, attempt, choices, path, bodyOf };
}

it('an answer that was received while no store could write counts after the deadline, and the same body without its ticket does not [EXM-03 EXM-05]', async () => {
  const { client, attempt, choices, path, bodyOf } = await sitShortCampaign(10);
  const answers = `${path}/answers`;
  expect((await put(client, answers, { body: bodyOf(0) })).status).toBe(200);
  const left = () => Date.parse(attempt.deadlineAt) - Date.now();

  await wait(left() - 700);
  let ticket: string;
  {
    using _outage = new FailingCommits();
    const failed = await put(client, answers, { body: bodyOf(1) });
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2']);
    ticket = failed.headers.get('receipt-ticket') ?? '';
    expect(ticket).not.toBe('');
    await wait(left() + 3_500);
    const still = await put(client, answers, { body: bodyOf(1), ticket });
    expect([still.status, still.headers.get('receipt-ticket')]).toEqual([503, ticket]);
  }
  const { body: closed } = await until(
    () => client.get<Attempt>(path),
    ({ body }) => body.status === 'submitted',
  );
  expect(closed.answers).toEqual([choices[0]]);

  expect((await put(client, answers, { body: bodyOf(1) })).status).toBe(410);
  expect((await put(client, answers, { body: bodyOf(2), ticket })).status).toBe(410);
  expect(await put(client, answers, { body: bodyOf(1), ticket })).toMatchObject({
    status: 200,
    body: { savedSeq: 2, isApplied: true },
  });
  expect((await put(client, answers, { body: bodyOf(1), ticket })).body).toMatchObject({ isApplied: false });
  const { body: result } = await until(
    () => client.get<Result>(`/exams/results/${attempt.attemptId}`),
    ({ body }) => body.score !== null,
  );
  expect(result).toMatchObject({ score: 10, correct: 2, wrong: 0, blank: 2 });
});
