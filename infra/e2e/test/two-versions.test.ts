import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongoServer } from '@pathshala/test-servers/start-mongo-server';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { openMongoDocuments } from '@pathshala/stores/documents/mongo';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, siteEnvironment } from '../src/admin.ts';
import { makeCourse, startAttempt, type StartedAttempt } from '../src/earlier/sit.ts';
import { loggedInAdmin } from '../src/http/people.ts';
import { startReplicatedSite } from '../src/rolling/replicated-site.ts';
import { until } from '../src/until.ts';

/** A multiple of five; 1,000 at night. */
const sittings = Number(process.env['TWO_VERSIONS'] ?? 15);

describe('two versions of svc-exams side by side', () => {
  const stops: (() => Promise<unknown>)[] = [];
  let dataDir: string;
  let site: Awaited<ReturnType<typeof startReplicatedSite>>;
  let exams: DocumentStore;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-versions-'));
    const [mongo, rabbit, redis] = await Promise.all([startMongoServer(), startRabbit(), startRedis()]);
    for (const server of [mongo, rabbit, redis]) stops.push(() => server.stop());
    site = await startReplicatedSite({
      ...siteEnvironment,
      SESSION_SECRET: 's'.repeat(48),
      INTERNAL_SIGNING_KEY: 'k'.repeat(48),
      MAIL_DIR: path.join(dataDir, 'mail'),
      UPLOADS_DIR: path.join(dataDir, 'uploads'),
      DATA_DIR: dataDir,
      MONGODB_URI: mongo.uri,
      AMQP_URL: rabbit.url,
      REDIS_URL: redis.url,
      SEED: 'none',
    });
    exams = await openMongoDocuments({ uri: mongo.uri, database: 'pathshala_exams' });
  }, 120_000);
  afterAll(async () => {
    await exams.close();
    await site.stop();
    await Promise.all(stops.map((stop) => stop()));
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it('lose no save and no submit, and mark alike [UPG-05]', { timeout: 1_200_000 }, async () => {
    const people = { url: site.url, dataDir, admin };
    const course = await makeCourse(await loggedInAdmin(people), 'BOTH');
    /** Begun by the program of before alone. */
    const first = await Promise.all(Array.from({ length: 5 }, () => startAttempt(people, course)));
    await site.join('svc-exams', createRequire(import.meta.url).resolve('../src/earlier/next-exams.ts'));
    for (const attempt of first) await finish(attempt);
    const lane = async (): Promise<void> => {
      for (let made = first.length; made < sittings; made += 5)
        await finish(await startAttempt(people, course));
    };
    await Promise.all(Array.from({ length: 5 }, lane));

    const attempts = exams.collection('attempts');
    expect(await attempts.countDocuments({ status: 'submitted' })).toBe(sittings);
    // The first program was the only one at first; afterwards either of them may have begun an attempt.
    await until(
      () => attempts.countDocuments({ schemaVersion: 2 }),
      (upgraded) => upgraded === sittings,
      90_000,
    );
    expect(await attempts.countDocuments({ isOfNextVersion: true })).toBeGreaterThanOrEqual(first.length);
  });

  /** Saves one answer after the other and submits: each call may reach either program. */
  async function finish(attempt: StartedAttempt & Pick<Awaited<ReturnType<typeof startAttempt>>, 'client'>) {
    const { client, answers, attemptId, score } = attempt;
    const place = `/exams/attempts/${attemptId}`;
    for (const [index, answer] of answers.entries()) {
      const save = { answers: [answer], clientSeq: index + 2 };
      const saved = await client.send('PUT', `${place}/answers`, save);
      expect(saved).toMatchObject({ status: 200, body: { savedSeq: index + 2 } });
    }
    const submitted = await client.send('POST', `${place}/submit`, {});
    expect(submitted).toMatchObject({ status: 200, body: { score } });
    expect((await client.send('POST', `${place}/submit`, {})).body).toEqual(submitted.body);
  }
});
