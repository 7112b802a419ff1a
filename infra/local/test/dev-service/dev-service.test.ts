import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDevSettings } from '../../src/dev-service/settings.ts';
import { startDevService, type DevService } from '../../src/dev-service/start-dev-service.ts';

interface Call {
  readonly person?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

describe('svc-exams alone', () => {
  let dataDir: string;
  let service: DevService;
  const start = () =>
    startDevService(
      'svc-exams',
      readDevSettings('svc-exams', { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }),
    );
  const call = (target: string, { person, cookie, headers, body }: Call = {}) =>
    fetch(service.url + target, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(person === undefined ? {} : { 'x-dev-person': person }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const registered = async (options: Call) =>
    ((await (await call('/api/exams/registered', options)).json()) as { items: readonly unknown[] }).items;
  const openAttempts = async () =>
    ((await (await call('/api/exams/attempts')).json()) as { items: readonly unknown[] }).items;
  const sit = (person: string) =>
    call('/api/exams/attempts', { person, body: { examKind: 'past-year', examId: 'year1' } });

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'dev-service-'));
    service = await start();
  });
  afterAll(async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('has what the student needs from the examples of the other services [EVT-03]', async () => {
    expect(service.published).toContain('catalog.paper.published.v1');
    expect(service.published).not.toContain('catalog.paper.withdrawn.v1');
    await expect.poll(() => registered({})).toMatchObject([{ examId: 'exam1', state: 'open' }]);
    await expect.poll(async () => (await sit('student')).status).toBe(201);
  });

  it('answers as the person of the header or of the cookie that the page sets', async () => {
    expect(await registered({ person: 'second-student' })).toEqual([]);
    expect((await sit('second-student')).status).toBe(403);
    expect((await sit('visitor')).status).toBe(401);
    const chosen = await call('/dev/person', { body: { person: 'visitor' } });
    const [cookie = ''] = chosen.headers.getSetCookie()[0]?.split(';') ?? [];
    expect((await call('/api/exams/registered', { cookie })).status).toBe(401);
    expect((await call('/api/exams/registered', { person: 'head' })).status).toBe(400);
  });

  it('keeps what it stored when it restarts, and publishes no example twice', async () => {
    const before = await openAttempts();
    await service.stop();
    service = await start();
    expect(service.published).toEqual([]);
    expect(before).toHaveLength(1);
    expect(await openAttempts()).toMatchObject([
      { attemptId: (before[0] as { attemptId: string }).attemptId },
    ]);
  });

  it('publishes an example on demand, and rejects what no reaction could read', async () => {
    const name = 'campaigns.campaign.cancelled.v1';
    const rejected = await call('/dev/events', { body: { name, data: { studentId: 1 } } });
    expect(rejected.status).toBe(400);
    const data = {
      campaignId: 'campaign1',
      registrationId: 'registration-campaign1',
      studentId: 'student1',
      version: 2,
    };
    expect((await call('/dev/events', { body: { name, data } })).status).toBe(202);
    await expect.poll(() => registered({})).toEqual([]);
    expect((await call('/dev/events', { body: { name: 'a.b.c.v1', data } })).status).toBe(404);
  });

  it('lists its routes and events, and says which paths it answers', async () => {
    const page = await (await call('/')).text();
    expect(page).toContain('/exams/papers/{paperId}');
    expect(page).toContain('catalog.paper.withdrawn.v1');
    expect(page).toContain('exams.exam.submitted.v1');
    const other = await call('/api/courses');
    expect([other.status, await other.text()]).toEqual([
      501,
      expect.stringContaining('svc-exams alone answers /exams'),
    ]);
  });

  it('answers no other web site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect((await call('/api/exams/registered', { headers: foreign })).status).toBe(403);
    const asText = await fetch(`${service.url}/dev/person`, { method: 'POST', body: '{"person":"admin"}' });
    expect(asText.status).toBe(415);
  });
});
