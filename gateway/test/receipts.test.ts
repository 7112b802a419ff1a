import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { startGateway, type Mounting, type TestGateway } from './start-gateway.ts';

const answers = '/api/exams/attempts/attempt1/answers';
const away = { note: 'away' };
interface Repeat {
  readonly ticket?: string | null;
  readonly path?: string;
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

describe.each<Mounting>(['in one process', 'over the wire'])(
  'a call that cannot be stored, %s',
  (mounting) => {
    let gateway: TestGateway;
    afterEach(() => gateway.stop());

    async function start(options: Parameters<typeof startGateway>[1] = {}): Promise<Browser> {
      gateway = await startGateway(mounting, options);
      const browser = new Browser(gateway.url);
      await browser.get('/api/courses');
      return browser;
    }
    async function startLoggedIn(): Promise<Browser> {
      const browser = await start();
      await browser.post('/api/auth/login');
      return browser;
    }
    const put = (browser: Browser, body: unknown, { ticket = null, path = answers }: Repeat = {}) =>
      browser.change('PUT', path, { body, headers: ticket === null ? {} : { 'receipt-ticket': ticket } });
    const ticketIn = (answer: Response) => answer.headers.get('receipt-ticket');
    const statedReceipt = () => gateway.service.seen.at(-1)?.identity.receipt;

    it('gets a ticket, whose time is stated to the service with the same call', async () => {
      const browser = await startLoggedIn();
      const failed = await put(browser, away);
      expect(failed.status).toBe(503);
      expect(failed.headers.get('x-received-body')).toBeNull();
      expect(statedReceipt()).toBeUndefined();
      const receivedAt = gateway.clock.now() - 250;
      gateway.clock.pass(60_000);
      const again = await put(browser, away, { ticket: ticketIn(failed) });
      expect(statedReceipt()).toEqual({ receivedAt, bodyHash: hashOf(away) });
      // Its time stays that of the first call.
      expect(ticketIn(again)).toBe(ticketIn(failed));
    });

    it('gets a ticket that says nothing of another call', async () => {
      const browser = await startLoggedIn();
      const ticket = ticketIn(await put(browser, away));
      await put(browser, away, { ticket, path: '/api/exams/attempts/attempt2/answers' });
      expect(statedReceipt()).toBeUndefined();
      await put(browser, { note: 'another' }, { ticket });
      expect(statedReceipt()?.bodyHash).toBe(hashOf(away));
      await put(browser, away, { ticket: `${ticket}x` });
      expect(statedReceipt()).toBeUndefined();
      expect(gateway.log.lines.filter(({ text }) => text === 'receipt.refused')).toHaveLength(2);
    });

    it('gets no ticket as a visitor, and none with another answer', async () => {
      const browser = await start();
      expect(ticketIn(await put(browser, away))).toBeNull();
      await browser.post('/api/auth/login');
      expect(ticketIn(await put(browser, { note: 'here' }))).toBeNull();
    });
  },
);

describe('a call whose service does not answer', () => {
  it.each(['/api/exams/attempts/never/answers', '/api/courses/never'])(
    'is received all the same: %s',
    async (path) => {
      await using stack = new AsyncDisposableStack();
      const gateway = await startGateway('over the wire', { answerTimeoutMs: 300 });
      stack.defer(() => gateway.stop());
      const browser = new Browser(gateway.url);
      await browser.get('/api/courses');
      await browser.post('/api/auth/login');
      const answer = await browser.change('PUT', path, { body: away });
      expect(answer.status).toBe(503);
      const ticket = answer.headers.get('receipt-ticket');
      const isDeclared = path.endsWith('answers');
      expect(ticket?.split('.')[1]).toBe(isDeclared ? hashOf(away) : undefined);
    },
  );

  it('is received where nothing listens, with the whole of its body', async () => {
    await using stack = new AsyncDisposableStack();
    const gateway = await startGateway('over the wire', { upstreamUrl: 'http://127.0.0.1:9' });
    stack.defer(() => gateway.stop());
    const browser = new Browser(gateway.url);
    await browser.get('/api/csrf');
    const sid = await gateway.sessions.begin({ userId: 'a'.repeat(24), role: 'student' } as never);
    browser.cookies.set('sid', sid);
    await browser.get('/api/csrf');
    const body = { note: 'x'.repeat(60_000) };
    const answer = await browser.change('PUT', answers, { body });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('receipt-ticket')?.split('.')[1]).toBe(hashOf(body));
  });
});
