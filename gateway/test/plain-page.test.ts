import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const shell =
  '<!doctype html><html lang="bn"><head><title>Pathshala</title><script src="/a.js"></script></head><body><div id="root"></div></body></html>';
const template = `
<h1>{{ one.title | half }}</h1>
{{ one.text | paragraphs }}
<p>{{ one.text | line }}, {{ one.fee | taka }}, {{ one.fee | number }}, {{ one.at | day }}, {{ one.at | time }}</p>
{% if two %}<p>{{ two.url }}</p>{% endif %}{% if three %}never{% endif %}`;
const calls = {
  one: '/campaign/plain/:id',
  two: '/campaign/echo/:one.next.id',
  three: '/campaign/echo/:one.next.odd',
};
const routes = [
  { path: '/campaigns/:id', access: 'visitor', plain: { file: 'campaign.liquid', calls } },
  { path: '/broken/:id', access: 'visitor', plain: { file: 'broken.liquid', calls } },
  { path: '/lost/:id', access: 'visitor', plain: { file: 'lost.liquid', calls } },
];

let gateway: TestGateway;
afterEach(() => gateway.stop());

async function open(): Promise<Browser> {
  gateway = await startGateway();
  const put = (file: string, content: string): void => {
    const path = join(gateway.siteRoot, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  const entry = 'remoteEntry.js';
  const integrity = { [entry]: `sha384-${'A'.repeat(64)}` };
  const remote = { name: 'mfe-campaigns', version: 'v1', contract: '1.0', entry, integrity, routes, nav: [] };
  put('shell/dist/index.html', shell);
  put('mfe-campaigns/dist/v1/remote.json', JSON.stringify(remote));
  put('mfe-campaigns/dist/v1/campaign.liquid', template);
  put('mfe-campaigns/dist/v1/broken.liquid', '{% if %}');
  put('mfe-campaigns/dist/current.json', '{"version":"v1"}');
  return new Browser(gateway.url);
}

const htmlOf = async (browser: Browser, path: string) => (await browser.get(path)).text();
const asked = () => gateway.service.seen.map(({ url }) => url).filter((url) => url.startsWith('/campaign/'));

describe('a page for who runs no scripts', () => {
  it('has what the public calls answer, in the language of the reader, and nothing of it as markup [NEW-02]', async () => {
    const browser = await open();
    expect(await htmlOf(browser, '/campaigns/c1')).toContain(
      '<noscript><article><h1>ঢাকা &lt;b&gt;</h1><p>এক &amp; দুই</p><p>তিন</p>' +
        '<p>এক &amp; দুই তিন, ৳১,৫০০, ১,৫০০, ১৫ জানুয়ারি ২০২৬, ১৫ জানুয়ারি ২০২৬, বিকেল ৪:০০</p>' +
        '<p>/campaign/echo/n1</p></article></noscript><div id="root">',
    );
    browser.cookies.set('lang', 'en');
    expect(await htmlOf(browser, '/campaigns/c1')).toMatch(
      /<h1>Dhaka &lt;b&gt;<\/h1>.*৳1,500, 1,500, 15 January 2026/u,
    );
    // No call has anything else than an id of an answer in its address.
    expect(asked().some((url) => url.includes('x'))).toBe(false);
    expect(gateway.service.seen.every(({ identity }) => identity.userId === null)).toBe(true);
  });

  it('is not asked for again within ten seconds, whoever opens it', async () => {
    const browser = await open();
    await htmlOf(browser, '/campaigns/c1');
    await htmlOf(new Browser(gateway.url), '/campaigns/c1?from=friend');
    expect(asked()).toEqual(['/campaign/plain/c1', '/campaign/echo/n1']);
    gateway.clock.pass(11_000);
    await htmlOf(browser, '/campaigns/c1');
    expect(asked()).toHaveLength(4);
  });

  it.each(['/campaigns/none', '/campaigns/c1%20x', '/broken/c1', '/lost/c1'])(
    'is left out at %s',
    async (path) => {
      const html = await htmlOf(await open(), path);
      expect(html).toContain('<div id="root">');
      expect(html).not.toContain('<article>');
    },
  );

  it('is not sent to who is logged in', async () => {
    const browser = await open();
    browser.cookies.set('sid', 'anything');
    expect(await htmlOf(browser, '/campaigns/c1')).not.toContain('<article>');
  });
});
