import { createIdentitySigner } from '../src/identity/signer.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNoteService, noteWritten, ownerRenamed } from './note-service.ts';

describe('a service on the kit', () => {
  let service: TestService;
  const owner = '0123456789abcdef01234567';

  beforeAll(async () => {
    service = await startTestService(createNoteService);
  });
  afterAll(() => service.stop());

  it('stores what a student writes, publishes it, and shows only what the answer names', async () => {
    const student = service.client.as({ role: 'student', userId: owner });
    const written = await student.post<{ _id: string }>('/notes', { text: 'Learn' });
    expect(written.status).toBe(201);
    const read = await student.get(`/notes/${written.body._id}`);
    expect(read.body).toEqual({ _id: written.body._id, owner, text: 'Learn' });
    await service.waitUntilIdle();
    expect(service.published(noteWritten).map(({ data }) => data.text)).toEqual(['Learn']);
  });

  it('reacts to an event of another service', async () => {
    await service.emit(ownerRenamed, { owner, name: 'Rahima' });
    const stored = await service.platform.documents.collection('notes').findOne({ owner });
    expect(stored).toMatchObject({ ownerName: 'Rahima' });
  });

  it('tells the test when a reaction fails', async () => {
    await expect(service.emit(ownerRenamed, { owner, name: 'nobody' })).rejects.toThrow(
      'nobody is not a name',
    );
  });
});

describe('a token that the service does not accept', () => {
  const visitor = {
    role: 'visitor',
    userId: null,
    username: null,
    name: null,
    email: null,
    sessionKey: null,
    address: '::1',
  } as const;

  it('takes the process out of rotation when it comes three times in a row, as its clock is wrong', async () => {
    const service = await startTestService(createNoteService);
    const key = service.platform.secrets.internalSigningKey;
    const signer = createIdentitySigner({ key, now: () => Date.now() + 45_000 });
    const call = service.client.withToken(await signer.sign(visitor, 'svc-notes'));
    for (let refused = 0; refused < 3; refused += 1) {
      expect(await service.running.status()).toMatchObject({ status: 'ready' });
      expect((await call.get('/notes/latest')).status).toBe(503);
    }
    expect(await service.running.status()).toMatchObject({ status: 'not ready', degraded: ['clock'] });
    await service.client.as(visitor).get('/notes/latest');
    expect(await service.running.status()).toMatchObject({ status: 'ready', degraded: [] });
    await service.stop();
  });

  it('is a 503 with an error line and a metric, not a 401 that logs somebody out', async () => {
    const metrics = createMetrics();
    const errors: unknown[] = [];
    const log = {
      debug() {},
      info() {},
      warn() {},
      error: (facts: unknown) => void errors.push(facts),
      child: () => log,
    } as never;
    const service = await startTestService(createNoteService, { metrics, replace: () => ({ log }) });
    const key = service.platform.secrets.internalSigningKey;
    const slow = createIdentitySigner({ key, now: () => Date.now() - 120_000 });
    const call = service.client.withToken(await slow.sign(visitor, 'svc-notes'));
    expect(await call.get('/room')).toMatchObject({ status: 404 });
    const refused = await call.get('/notes/latest');
    expect(refused).toMatchObject({ status: 503, body: { code: 'common.unavailable' } });
    expect(refused.headers.get('x-identity-refused')).toBe('expired');
    expect((await service.client.withToken().get('/notes/latest')).status).toBe(401);
    expect(errors).toEqual([{ service: 'svc-notes', reason: 'expired' }]);
    expect((await metrics.expose()).text).toContain(
      'pathshala_refused_tokens_total{service="svc-notes",reason="expired"} 1',
    );
    metrics.close();
    await service.stop();
  });
});
