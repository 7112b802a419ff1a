import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOtherOrigin, type OtherOrigin } from '../src/browser/other-origin.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { changesBetween, storedAtRest, storedDocuments } from '../src/stored-at-rest.ts';

let site: SiteInBrowser;
let other: OtherOrigin;
let html = '';

beforeAll(async () => {
  site = await openSite();
  other = await openOtherOrigin(() => html);
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});

interface Seen {
  readonly call: string;
  /** Null where the browser withholds the response from the page (Cross-Origin-Resource-Policy). */
  readonly status: number | null;
  readonly withSession: boolean;
}

/** Every call to the API that the browser sent: an attack that was not sent proves nothing. */
function watchCalls(page: Page): () => Promise<Seen[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.url}/api/`)) requests.push(request);
  });
  return () =>
    Promise.all(
      requests.map(async (request) => ({
        call: `${request.method()} ${new URL(request.url()).pathname}`,
        status: (await request.response())?.status() ?? null,
        withSession: ((await request.allHeaders())['cookie'] ?? '').includes('sid='),
      })),
    );
}

const formPaths = [
  '/api/auth/logout',
  '/api/students/student/enroll',
  '/api/exams/attempts',
  '/api/user',
].flatMap((path) => ['text/plain', 'application/x-www-form-urlencoded'].map((type) => ({ path, type })));

/** Each form has its own frame: a frame that shows the error of one response may lose the next one's. */
const forms = (url: string) =>
  formPaths
    .map(
      ({ path, type }, index) => `<iframe name="sink${index}"></iframe>
        <form method="post" action="${url}${path}" enctype="${type}" target="sink${index}">
          <input name='{"role":"admin","a":"' value='"}'></form>`,
    )
    .join('');

const calls = (url: string) => `<script>
  const json = { 'content-type': 'application/json', 'x-xsrf-token': 'guessed' };
  const body = '{"role":"admin"}';
  const send = (path, init) => fetch('${url}' + path, { credentials: 'include', ...init }).then(() => 'read', () => 'blocked');
  window.outcome = Promise.all([
    send('/api/auth/logout', { method: 'POST', mode: 'no-cors', body }),
    send('/api/user', { method: 'POST', mode: 'no-cors', body }),
    send('/api/auth/logout', { mode: 'no-cors' }),
    send('/api/user', { method: 'PUT', headers: json, body }),
    send('/api/user', { method: 'DELETE', headers: json, body }),
    send('/api/users/user', {}),
  ]);
</script>`;

describe.each(['sameSite', 'crossSite'] as const)('a page of another origin (%s)', (kind) => {
  async function visit(markup: string, attack: (page: Page) => Promise<void>): Promise<readonly Seen[]> {
    const { page, close } = await site.open({ role: 'student' });
    const before = await storedAtRest(site.dataDir);
    html = `<!doctype html><title>Prizes</title>${markup}`;
    const readCalls = watchCalls(page);
    await page.goto(other[kind]);
    await attack(page);
    await page.waitForTimeout(300);
    const seen = await readCalls();
    expect(changesBetween(before, storedDocuments(site.dataDir))).toEqual([]);
    const user = await page.request.get(`${site.url}/api/users/user`);
    expect({ 'the session goes on': user.status() }).toEqual({ 'the session goes on': 200 });
    await close();
    return seen;
  }

  it('cannot change anything by forms', async () => {
    const seen = await visit(forms(site.url), async (page) => {
      for (const index of formPaths.keys()) {
        const answered = page.waitForResponse((response) => response.url().startsWith(`${site.url}/api/`));
        await page.evaluate(`document.forms[${index}].submit()`);
        await answered;
      }
    });
    expect(seen).toHaveLength(formPaths.length);
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([403]));
  });

  it('cannot change or read anything by calls', async () => {
    const seen = await visit(calls(site.url), async (page) => {
      const outcome = await page.evaluate<string[]>('window.outcome');
      expect(outcome).toEqual(Array.from({ length: 6 }, () => 'blocked'));
    });
    const changing = seen.filter(({ call }) => call !== 'GET /api/users/user');
    expect(changing.length).toBeGreaterThanOrEqual(3);
    expect(changing.filter(({ status }) => status !== null && status < 400)).toEqual([]);
  });

  it('cannot log a user out by an image, a link or a window', async () => {
    const seen = await visit(
      `<img src="${site.url}/api/auth/logout"><a href="${site.url}/api/auth/logout">A prize</a>`,
      async (page) => {
        await page.waitForTimeout(100);
        await page.getByRole('link', { name: 'A prize' }).click();
        await page.waitForLoadState();
      },
    );
    expect(seen.map(({ call }) => call)).toEqual(['GET /api/auth/logout', 'GET /api/auth/logout']);
    expect(seen[1]?.status).toBe(403);
    // The link sends the cookie: without the check it would end the session.
    expect(seen[1]?.withSession).toBe(true);
  });

  it('cannot show our pages in a frame', async () => {
    await visit(
      `<iframe src="${site.url}/"></iframe><iframe src="${site.url}/login"></iframe><iframe src="${site.url}/api/courses"></iframe>`,
      async (page) => {
        await page.waitForTimeout(300);
        const frames = page.frames().filter((frame) => frame !== page.mainFrame());
        expect(frames).toHaveLength(3);
        const texts = await Promise.all(frames.map((frame) => frame.locator('#root').count()));
        expect(texts).toEqual([0, 0, 0]);
        for (const frame of frames.slice(0, 2)) expect(frame.url()).toContain('chrome-error');
      },
    );
  });
});

describe('a page of our own', () => {
  it('gains nothing by sending fields of other models', async () => {
    const { page, close } = await site.open({ role: 'student' });
    await page.goto('/');
    const answers = await page.evaluate(`(async () => {
      await fetch('/api/csrf');
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)[1]);
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
      const extra = { role: 'admin', score: 99, submittedAt: '1999-09-09T09:09:09.009Z', active: true };
      const send = async (method, path, body) =>
        (await fetch(path, { method, headers, body: JSON.stringify({ ...body, ...extra }) })).status;
      return {
        put: await send('PUT', '/api/user', {}),
        start: await send('POST', '/api/exams/attempts', { examKind: 'past-year', examId: 'x' }),
        role: (await (await fetch('/api/users/user')).json()).role,
      };
    })()`);
    expect(answers).toEqual({ put: 400, start: 400, role: 'student' });
    await close();
  });
});
