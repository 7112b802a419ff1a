import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import facts from '../data-before-versions/facts.json' with { type: 'json' };
import { admin } from '../src/admin.ts';
import { reconciled, unpackEarlier } from '../src/earlier/open-earlier.ts';
import { KillableSite } from '../src/faults/killable-site.ts';
import { createRetryingClient } from '../src/faults/retrying-client.ts';
import { readStoredState } from '../src/faults/stored-state.ts';
import { studentPassword } from '../src/http/people.ts';
import { waitForLetter } from '../src/mailbox.ts';
import { until } from '../src/until.ts';

/** A minute after the site was stopped: attempts go on, and what was to be retried is due. */
const aheadMs = () => facts.at + 60_000 - Date.now();
const courses = (dataDir: string) =>
  readStoredState(dataDir, (stored) =>
    stored.documents<{ readonly _id: string; readonly schemaVersion?: number }>(
      'svc-catalog',
      'admission-courses',
    ),
  );
const books = (dataDir: string) =>
  readStoredState(dataDir, (stored) => [
    stored.documents('svc-catalog', 'fee-accounts'),
    stored.documents('svc-catalog', 'ledger'),
  ]);

/** Its calls are repeated when the site was killed meanwhile. */
async function enter(site: KillableSite, account: { readonly username: string; readonly password: string }) {
  const client = createRetryingClient(site);
  const login = await client.send('POST', '/auth/login', account);
  if (login.status !== 200) throw new Error(`the log-in was answered with ${login.status}`);
  return client;
}

/** When no document of an earlier version is left. */
async function untilUpgraded(site: KillableSite): Promise<void> {
  const head = await enter(site, admin);
  await until(
    () => head.get<{ olderDocuments: number }>('/operations/svc-catalog/status'),
    ({ body }) => body.olderDocuments === 0,
  );
}

/**
 * `data-before-versions/` is what the version before documents had versions leaves at a loss of power: an attempt going on, an
 * event in its outbox, one that waits in a queue, one to be retried, a dead letter, a waiting list, a mail that failed.
 */
describe('a data folder of the version before', () => {
  let dataDir: string;
  let backup: string;
  let site: KillableSite;
  const as = (username: string) => enter(site, { username, password: studentPassword });

  beforeAll(async () => {
    dataDir = unpackEarlier('before-versions');
    backup = path.join(dataDir, 'elsewhere');
    process.env['BACKUP_TARGET'] = backup;
    site = new KillableSite({ dataDir, aheadMs: aheadMs() });
    delete process.env['BACKUP_TARGET'];
    await site.isUp();
  }, 60_000);
  afterAll(async () => {
    await site.end();
    rmSync(dataDir, { recursive: true });
  });

  it('is copied before the new version writes into it, and then upgraded [UPG-02]', async () => {
    expect(globSync('snapshots/*/manifest.json', { cwd: backup })).toHaveLength(1);
    expect(courses(unpackEarlier('before-versions')).map(({ schemaVersion }) => schemaVersion)).toEqual([
      undefined,
      undefined,
    ]);
    await untilUpgraded(site);
    expect(courses(dataDir).map(({ schemaVersion }) => schemaVersion)).toEqual([2, 2]);
  });

  it('lets an attempt go on: it is saved and submitted, with the answers of before', async () => {
    const { username, attemptId, answers, score } = facts.running;
    const student = await as(username);
    const place = `/exams/attempts/${attemptId}`;
    const { body } = await student.get<{ savedSeq: number; answers: readonly unknown[] }>(place);
    expect(body).toMatchObject({ savedSeq: 1, answers: [answers[0]] });
    const save = { answers: answers.slice(1, 3), clientSeq: 2 };
    expect(await student.send('PUT', `${place}/answers`, save)).toMatchObject({ status: 200 });
    const submitted = await student.send('POST', `${place}/submit`, { answers: answers.slice(3) });
    expect(submitted).toMatchObject({ status: 200, body: { score } });
  });

  it('has its outboxes, queues, retries, dead letters and mails handled [UPG-04]', async () => {
    expect(facts.left).toEqual({ waiting: 1, delayed: 1, dead: 1 });
    const head = await enter(site, admin);
    const replayed = await head.send('POST', '/operations/svc-catalog/dead-letters/replay', {});
    expect(replayed.body).toMatchObject({ count: 1 });
    await site.skip(600_000);
    await site.runJobs();
    await waitForLetter(dataDir, 'visitor@example.com');
    await site.whenIdle();
    for (const { studentId, attemptId, score } of [facts.published, facts.stored, facts.running]) {
      const { body } = await head.get<{ items: readonly { attemptId: string; score: number }[] }>(
        `/exams/results?studentId=${studentId}`,
      );
      expect(body.items).toMatchObject([{ attemptId, score }]);
    }
  });

  it('has its results, ranks, balances and waiting list', async () => {
    const student = await as(facts.submitted.username);
    const results = await student.get(`/exams/results?studentId=${facts.submitted.studentId}`);
    expect(results.body).toMatchObject({ total: 1, items: [{ score: facts.submitted.score }] });
    const head = await enter(site, admin);
    const { body } = await head.get<{ items: readonly { studentId: string; rank: number }[] }>(
      `/examcampaigns/${facts.ranked.campaignId}/ranking`,
    );
    expect(body.items.map(({ studentId, rank }) => [studentId, rank])).toEqual(
      facts.ranked.candidates.map(({ studentId, rank }) => [studentId, rank]).toReversed(),
    );
    for (const { username, status } of facts.full.registered) {
      const seen = await (await as(username)).get(`/examcampaigns/${facts.full.campaignId}`);
      expect(seen.body).toMatchObject({ registration: { status } });
    }
    expect(books(dataDir)).toEqual(books(unpackEarlier('before-versions')));
  });

  it('has no difference between services at the end', async () => {
    await site.end();
    const { code, words } = await reconciled(dataDir);
    expect(words).not.toMatch(/ [1-9]\d* differ/u);
    expect(code).toBe(0);
  }, 30_000);
});

describe('an update that is killed', () => {
  /** The steps after which the first process of the new version is killed, counted from its start; at night, each of the first 60. */
  const steps =
    process.env['CRASH_POINTS'] === 'all' ? Array.from({ length: 60 }, (_, step) => step + 1) : [3, 30];

  it('is continued by the next start, to the same end [UPG-03]', { timeout: 900_000 }, async () => {
    let kills = 0;
    for (const killAt of steps) {
      const dataDir = unpackEarlier('before-versions');
      const site = new KillableSite({ dataDir, aheadMs: aheadMs(), killAt });
      await site.isUp();
      await untilUpgraded(site);
      await site.end();
      kills += site.kills;
      expect(courses(dataDir).map(({ schemaVersion }) => schemaVersion)).toEqual([2, 2]);
      expect(books(dataDir)).toEqual(books(unpackEarlier('before-versions')));
      rmSync(dataDir, { recursive: true });
    }
    expect(kills).toBeGreaterThanOrEqual(2);
  });
});
