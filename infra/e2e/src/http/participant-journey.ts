import { expect, it } from 'vitest';
import { codeIn, htmlOf, readMailbox, tokenIn, type Letter } from '../mailbox.ts';
import { until } from '../until.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { loggedInAdmin, studentPassword, type SiteUnderTest, type User } from './people.ts';
import { openShortCampaign, releaseWhenOver } from './short-campaign.ts';
import {
  answerOneByOne,
  fetchResource,
  questionsOf,
  type Attempt,
  type Paper,
  type PaperKey,
  type Result,
} from './sit-exam.ts';

/** The latest mail of this kind to the address. */
export async function letterTo(
  site: SiteUnderTest,
  to: string,
  isIt: (letter: Letter) => boolean,
): Promise<Letter> {
  const found = await until(
    async () =>
      (await readMailbox(site.dataDir)).findLast((letter) => letter.to.includes(to) && isIt(letter)),
    (letter) => letter !== undefined,
    20_000,
  );
  if (found === undefined) throw new Error(`no mail to ${to}`);
  return found;
}

const open = (client: HttpClient, token: string) =>
  client.send<{ resultId: string | null }>('POST', '/examcampaigns/sittings', { token });

async function sit(client: HttpClient, campaignId: string): Promise<Result> {
  const exam = { examKind: 'campaign', examId: campaignId };
  const opened = await until(
    () => client.send<Attempt>('POST', '/exams/attempts', exam),
    ({ status }) => status === 201,
  );
  const { attemptId, paperUrl, subjects } = opened.body;
  const paper = await fetchResource<Paper>(client, paperUrl);
  const choices = questionsOf(paper, subjects).map(({ _id, options }) => ({
    questionId: _id,
    selectedOption: options[0]?._id ?? '',
  }));
  await answerOneByOne(client, opened.body, choices);
  return (await client.send<Result>('POST', `/exams/attempts/${attemptId}/submit`, {})).body;
}

/** Everything else is refused: the session is for one exam. */
async function expectNothingElse(client: HttpClient, campaignId: string): Promise<void> {
  expect((await client.get<User>('/users/user')).body).toMatchObject({
    role: 'participant',
    participation: { campaignId },
  });
  for (const path of [
    '/students/dashboard',
    '/exams/registered',
    '/exams/attempts',
    '/users',
    '/assignments',
  ])
    expect([path, (await client.get(path)).status]).toEqual([path, 403]);
  const body = { campaignId, basicInfo: { fullName: 'X Y', email: 'x@example.com', mobile: '01700000009' } };
  const other = { ...body, studentId: (await client.get<User>('/users/user')).body._id };
  // A participant is a visitor on public routes.
  expect((await client.send('POST', '/examcampaigns/register', other)).status).toBe(401);
}

async function signUp(site: SiteUnderTest, email: string): Promise<HttpClient> {
  const client = createHttpClient(site.url);
  const form = { username: 'latecomer', name: 'Journey Visitor', email, password: studentPassword };
  expect((await client.send('POST', '/auth/signup', form)).status).toBe(201);
  const code = await letterTo(site, email, ({ raw }) => /^Subject:.*\b\d{6}\b/mu.test(raw));
  expect((await client.send('POST', '/auth/verify', { otp: codeIn(code) })).status).toBe(200);
  return client;
}

/** A visitor sits a campaign as a participant, and the account made later owns the result (decision 0017). */
export function describeParticipantJourney(site: () => SiteUnderTest): void {
  it('a visitor registers, confirms, sits by the mailed link, has the result by mail, and owns it in the account made later [CMP-04]', async () => {
    const admin = await loggedInAdmin(site());
    const { _id: campaignId, ...campaign } = await openShortCampaign(admin, 9);
    const email = `latecomer${process.pid}@example.com`;
    const basicInfo = { fullName: 'Journey Visitor', email, mobile: '01711223344' };
    const browser = createHttpClient(site().url);
    const registered = await browser.send('POST', '/examcampaigns/register', { campaignId, basicInfo });
    expect(registered.status).toBe(201);
    const first = await letterTo(site(), email, ({ raw }) => raw.includes('text/calendar'));
    const confirmation = { token: tokenIn(first, '/campaigns/confirm') };
    expect((await browser.send('POST', '/examcampaigns/confirm', confirmation)).status).toBe(200);

    const link = await letterTo(site(), email, ({ id }) => id.includes('-sitting'));
    const token = tokenIn(link, '/campaigns/sit');
    // A mail scanner that follows the link makes only this request, which uses nothing up.
    const looked = await createHttpClient(site().url).send('POST', '/examcampaigns/sittings/link', { token });
    expect(looked.body).toMatchObject({ phase: 'ready' });
    expect((await open(browser, token)).status).toBe(201);
    expect((await open(createHttpClient(site().url), token)).status).toBe(409);
    const { _id: resultId } = await sit(browser, campaignId);
    expect((await browser.get(`/exams/results/${resultId}`)).status).toBe(200);
    await expectNothingElse(browser, campaignId);

    await releaseWhenOver(admin, { _id: campaignId, ...campaign });
    const released = await letterTo(site(), email, ({ id }) => id.includes('released'));
    expect(htmlOf(released)).toMatch(/20 of 20[\s\S]*1 of 1/u);
    const later = createHttpClient(site().url);
    const opened = await open(later, tokenIn(released, '/campaigns/sit'));
    expect(opened).toMatchObject({ status: 201, body: { resultId } });
    expect((await browser.get('/users/user')).status).toBe(401);
    const shown = await until(
      () => later.get<Result>(`/exams/results/${resultId}`),
      ({ body }) => body.keyUrl !== undefined,
    );
    expect(shown.body.score).toBe(20);
    expect((await fetchResource<PaperKey>(later, shown.body.keyUrl)).questions).toHaveLength(4);
    const own = `/examcampaigns/${campaignId}/merit-list/own`;
    expect((await later.get(own)).body).toMatchObject({ rank: 1, of: 1 });

    const account = await signUp(site(), email);
    const owned = await until(
      () => account.get<Result>(`/exams/results/${resultId}`),
      ({ status }) => status === 200,
    );
    expect(owned.body).toMatchObject({ _id: resultId, score: 20 });
    expect((await account.get(own)).body).toMatchObject({ rank: 1 });
    const { body: user } = await account.get<User>('/users/user');
    const listed = `/exams/results?studentId=${user._id}`;
    expect((await account.get(listed)).body).toMatchObject({ items: [{ _id: resultId }] });
    // The session of the link ends with it: each service learns of the account by the same event.
    await until(
      () => later.get(`/exams/results/${resultId}`),
      ({ status }) => status === 401,
    );
    await until(
      () => account.get('/students/dashboard'),
      ({ body }) => JSON.stringify(body).includes(resultId),
    );
  });
}
