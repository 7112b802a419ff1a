import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startEmbedded } from '@pathshala/local/embedded';
import { admin, siteEnvironment } from '../admin.ts';
import { loggedInAdmin, newStudent } from '../http/people.ts';
import { openShortCampaign, registerAndSit, releaseWhenOver } from '../http/short-campaign.ts';
import { until } from '../until.ts';
import { leaveEventsBehind } from './leave-events-behind.ts';
import { makeCourse, startAttempt } from './sit.ts';

/**
 * `node infra/e2e/src/earlier/make-data.ts FOLDER`: writes the data folder of a school of this version, as a machine that lost its
 * power in the middle of work leaves it, and `facts.json` with what must be found in it. Before the stored form of something
 * changes, a folder of the version before is made and stays for the tests.
 */
const target = process.argv[2];
if (target === undefined) throw new Error('name the folder to write');
const dataDir = mkdtempSync(path.join(tmpdir(), 'pathshala-earlier-'));

async function liveThrough() {
  const site = await startEmbedded({ dataDir, port: 0, seed: 'none', env: siteEnvironment });
  const people = { url: site.url, dataDir, admin };
  const head = await loggedInAdmin(people);
  const course = await makeCourse(head, 'FREE');
  const submitted = await startAttempt(people, course);
  const place = `/exams/attempts/${submitted.attemptId}/submit`;
  await submitted.client.send('POST', place, { answers: submitted.answers });
  const running = await startAttempt(people, course);
  const published = await startAttempt(people, course);
  const stored = await startAttempt(people, course);

  const ranked = await openShortCampaign(head, 12);
  const candidates: { studentId: string; username: string; rank: number }[] = [];
  for (const right of [1, 4]) {
    const { client, user, email } = await newStudent(people);
    const basicInfo = { fullName: `Candidate ${right}`, email, mobile: `0171111111${right}` };
    await registerAndSit(ranked, { client, user, basicInfo, showsName: true, right });
    candidates.push({ studentId: user._id, username: user.username, rank: right === 4 ? 1 : 2 });
  }
  await releaseWhenOver(head, ranked);

  const paid = await makeCourse(head, 'PAID', 500);
  const payer = await newStudent(people);
  const claim = { courseId: paid.courseId, courseKind: 'admission', method: 'bkash', amount: 500 };
  await until(
    () => payer.client.send('POST', '/courses/claims', { ...claim, transactionId: '9AB12CD34' }),
    ({ status }) => status === 201,
  );
  const claims = await head.get<{ items: readonly { _id: string }[] }>('/courses/claims/queue?q=9AB12CD34');
  await head.send('PUT', `/courses/claims/${claims.body.items[0]?._id}/decision`, { decision: 'approve' });

  const day = 86_400_000;
  const full = await head.send<{ _id: string }>('POST', '/examcampaigns', {
    title: 'এক আসনের পরীক্ষা',
    startDate: new Date(Date.now() + 400 * day).toISOString(),
    endDate: new Date(Date.now() + 410 * day).toISOString(),
    registrationOpen: true,
    maxParticipants: 1,
    exam: {},
  });
  const registered = [];
  for (const mobile of ['01722222221', '01722222222']) {
    const { client, user, email } = await newStudent(people);
    const form = { campaignId: full.body._id, studentId: user._id };
    const { body } = await client.send<{ registration: { status: string } }>(
      'POST',
      '/examcampaigns/register',
      {
        ...form,
        basicInfo: { fullName: 'In turn', email, mobile },
      },
    );
    registered.push({ username: user.username, status: body.registration.status });
  }
  // The merit list is issued, and every event has had its effect.
  await until(
    () => head.get(`/examcampaigns/${ranked._id}/merit-list`),
    ({ status }) => status === 200,
    60_000,
  );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await site.stop();
  return {
    at: Date.now(),
    course,
    paidCourseId: paid.courseId,
    payer: { studentId: payer.user._id, username: payer.user.username },
    ranked: { campaignId: ranked._id, candidates },
    full: { campaignId: full.body._id, registered },
    submitted: { ...submitted, client: undefined },
    running: { ...running, client: undefined },
    published: { ...published, client: undefined },
    stored: { ...stored, client: undefined },
  };
}

try {
  const facts = await liveThrough();
  const left = await leaveEventsBehind(dataDir, facts);
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(dataDir).filter(
    (file) => file.endsWith('.sqlite') && file !== 'lock.sqlite',
  ))
    writeFileSync(
      path.join(target, `${name}.gz`),
      gzipSync(readFileSync(path.join(dataDir, name)), { level: 9 }),
    );
  writeFileSync(path.join(target, 'facts.json'), `${JSON.stringify({ ...facts, left }, null, 2)}\n`);
} finally {
  rmSync(dataDir, { recursive: true });
}
