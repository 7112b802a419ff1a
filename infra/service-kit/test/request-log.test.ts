import { createLogger } from '../src/telemetry/create-logger.ts';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNoteService } from './note-service.ts';

interface Line extends Record<string, unknown> {
  readonly level: string;
}

describe('the log of calls', () => {
  let service: TestService;
  let text = '';
  beforeAll(async () => {
    const destination = { write: (line: string) => void (text += line) };
    const log = createLogger({ service: 'notes', level: 'info', destination });
    service = await startTestService(createNoteService, { replace: () => ({ log }) });
  });
  afterAll(() => service.stop());

  async function linesOf(call: () => Promise<unknown>): Promise<Line[]> {
    text = '';
    await call();
    return text
      .split('\n')
      .filter((line) => line.includes('"route"'))
      .map((line) => JSON.parse(line) as Line);
  }

  it('has each good call once, by its route, with neither path, query nor body', async () => {
    const student = service.client.as({ role: 'student' });
    const lines = await linesOf(() =>
      student.post(
        '/notes?tab=secret',
        { text: 'a private thought' },
        { headers: { 'x-request-id': 'request-0001' } },
      ),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'info',
      msg: 'answered',
      requestId: 'request-0001',
      route: 'post /notes',
      status: 201,
      ms: expect.any(Number),
    });
    expect(text).not.toMatch(/secret|private/);
  });

  it('names who was refused by an access rule, as a security event', async () => {
    const student = service.client.as({ userId: 'a'.repeat(24), address: '203.0.113.7' });
    const [line] = await linesOf(() => student.get(`/owners/${'b'.repeat(24)}/notes`));
    expect(line).toMatchObject({
      level: 'warn',
      security: true,
      event: 'access.denied',
      route: 'get /owners/{owner}/notes',
      role: 'student',
      userId: 'a'.repeat(24),
      address: '203.0.113.7',
      status: 403,
    });
  });

  it('does not warn of a visitor who has to log in first', async () => {
    const [line] = await linesOf(() => service.client.visitor.post('/notes', { text: 'x' }));
    expect(line).toMatchObject({ level: 'info', security: true, event: 'access.unauthenticated' });
  });

  it.each([
    ['none', undefined],
    ['a forged one', 'not.a.token'],
  ])('warns of a call whose identity token is %s', async (_, token) => {
    const lines = await linesOf(() => service.client.withToken(token).get('/notes/latest'));
    const line = lines.find(({ security }) => security === true);
    expect(line).toMatchObject({ level: 'warn', security: true, event: 'identity.refused', userId: null });
    expect(text).not.toContain('not.a.token');
  });

  it('warns of a caller who was slowed down by a limit', async () => {
    const student = service.client.as({ userId: 'c'.repeat(24) });
    const large = { text: 'x'.repeat(15_000) };
    const lines = await linesOf(() =>
      Promise.all(Array.from({ length: 36 }, () => student.post('/notes', large))),
    );
    const limited = lines.filter(({ event }) => event === 'rate.limited');
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]).toMatchObject({ level: 'warn', status: 429, userId: 'c'.repeat(24) });
  });

  it('has no security event where a rule of the service refused', async () => {
    const student = service.client.as({ role: 'student' });
    const lines = await linesOf(() => student.get(`/notes/${'0'.repeat(24)}`));
    expect(lines.filter(({ security }) => security === true)).toEqual([]);
  });
});
