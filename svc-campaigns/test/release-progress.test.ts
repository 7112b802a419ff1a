import { afterEach, beforeEach, expect, it } from 'vitest';
import { startExam, type Exam } from './merit-lists.ts';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { createService } from '../src/service.ts';
import { accountOf, admin, person, type Campaigns } from './service.ts';

/** The address that the mail server rejects. */
let rejected: string;
/** The mail server does not answer. */
let isDown: boolean;
const rejection = () =>
  Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
let service: Campaigns;
let exam: Exam;
beforeEach(async () => {
  rejected = '';
  isDown = false;
  service = await startTestService(createService, {
    now: '2026-02-01T06:00:00.000Z',
    replace: ({ mail }) => ({
      mail: {
        ...mail,
        async send(message) {
          if (isDown) throw new Error('the mail server does not answer');
          if (message.to === rejected) throw rejection();
          await mail.send(message);
        },
      },
    }),
  });
  exam = await startExam(service);
  for (const n of [0, 1, 2]) {
    await exam.register(n);
    await exam.submit(n, { score: 20 - n });
  }
});
afterEach(() => service.stop());

const path = () => `/examcampaigns/${exam.campaignId}/release`;
const progress = async () => (await service.client.as(admin).get(path())).body;

it('an administrator reads how many mails of a release are sent, given up and left [CMP-06]', async () => {
  expect(await progress()).toEqual({
    releasedAt: null,
    possibleFrom: '2026-02-02T00:00:05.001Z',
    isPossible: false,
    version: 0,
    building: null,
    mails: { total: 0, sent: 0, failed: 0, left: 0 },
    certificatesUpTo: 0,
    certificatesRev: 1,
  });
  isDown = true;
  await exam.release();
  await service.runJob('issue-merit-lists');
  const waiting = { version: 1, mails: { total: 3, sent: 0, failed: 0, left: 3 } };
  expect(await progress()).toMatchObject(waiting);
  await service.runJob('announce-releases');
  expect(await progress()).toMatchObject(waiting);
  rejected = person(1).email;
  isDown = false;
  service.clock.advance(3_600_000);
  await service.runJob('send-release-mails');
  expect(await progress()).toMatchObject({ mails: { total: 3, sent: 2, failed: 1, left: 0 } });
  isDown = true;
  await exam.submit(2, { score: 19.5, scoreVersion: 2 });
  service.clock.advance(10_000);
  await service.runJob('issue-merit-lists');
  expect(await progress()).toMatchObject({ version: 2, mails: { total: 3, left: 2 } });
});

it('a student whose rank changes before the mail of the release is sent gets that mail only', async () => {
  isDown = true;
  await exam.release();
  await exam.runJobs();
  await exam.submit(2, { score: 25, scoreVersion: 2 });
  await exam.runJobs();
  expect(await progress()).toMatchObject({ version: 2, mails: { total: 3, sent: 0, left: 3 } });
  isDown = false;
  service.clock.advance(3_600_000);
  await exam.runJobs();
  const releaseMails = service.mail.sent.filter(({ subject }) => /Results are out|rank has/u.test(subject));
  expect(releaseMails.map(({ subject }) => subject)).toEqual(Array(3).fill('Results are out: Model test'));
  expect(new Set(releaseMails.map(({ to }) => to)).size).toBe(3);
});

it('an administrator reads how far a merit list is built', async () => {
  await exam.release();
  await exam.list();
  const heads = service.platform.documents.collection('meritLists');
  const building = { id: 'b1', until: service.clock.now() + 60_000, done: 40, total: 200 };
  await heads.updateOne({ _id: exam.campaignId }, { $set: { building } });
  expect(await progress()).toMatchObject({ version: 1, building: { done: 40, total: 200 } });
});

it('a release is possible from the time that an administrator reads [CMP-06]', async () => {
  const release = () => service.client.as(admin).post(path(), {});
  service.clock.advance(Date.parse('2026-02-02T00:00:05.000Z') - service.clock.now());
  expect(await progress()).toMatchObject({ isPossible: false });
  expect((await release()).status).toBe(422);
  service.clock.advance(1);
  expect(await progress()).toMatchObject({ isPossible: true });
  expect((await release()).status).toBe(200);
});

it('the progress of a release is for administrators only', async () => {
  expect((await service.client.visitor.get(path())).status).toBe(401);
  expect((await service.client.as(accountOf(1)).get(path())).status).toBe(403);
});
