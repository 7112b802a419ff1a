import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { startGateway, type Mounting, type TestGateway } from './start-gateway.ts';

const shell =
  '<!doctype html><html lang="bn"><head><title>Pathshala</title><script src="/a.js"></script></head><body><div id="root"></div></body></html>';
const routes = [
  { path: '/campaigns/confirm', access: 'visitor' },
  { path: '/campaigns/:id', access: 'visitor', meta: '/campaign/page-meta/:id' },
  { path: '/campaigns/:id/merit-list', access: 'visitor', meta: '/campaign/page-meta/:id?of=merit-list' },
];

let gateway: TestGateway;
afterEach(() => gateway.stop());

async function open(mounting: Mounting): Promise<Browser> {
  gateway = await startGateway(mounting);
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
  put('mfe-campaigns/dist/current.json', '{"version":"v1"}');
  return new Browser(gateway.url);
}

const htmlOf = async (browser: Browser, path: string) => (await browser.get(path)).text();

describe.each(['in one process', 'over the wire'] as const)(
  'the head of a page, its service %s',
  (mounting) => {
    it('has title, description and picture of what the page shows, without breaking out of it [CMP-02 NEW-02]', async () => {
      const html = await htmlOf(await open(mounting), '/campaigns/c1');
      expect(html).toContain('<title>&lt;&quot;bn&quot;&gt; &amp; more</title>');
      expect(html).not.toContain('<title>Pathshala</title>');
      expect(html).toContain('<meta name="description" content="When · where">');
      const image = `${gateway.url}/api/campaign/share-pictures/c1/0123456789abcdef`;
      expect(html).toContain(`<meta property="og:image" content="${image}">`);
      expect(html).toContain(`<meta property="og:url" content="${gateway.url}/campaigns/c1">`);
    });

    it('comes with its words for who runs no scripts, and not where it has no call', async () => {
      const browser = await open(mounting);
      const html = await htmlOf(browser, '/campaigns/c1');
      expect(html).toContain(
        '<noscript><article><h1>&lt;&quot;bn&quot;&gt; &amp; more</h1><p>When · where</p><ul><li>One &amp; two</li></ul></article></noscript><div id="root">',
      );
      expect(await htmlOf(browser, '/campaigns/confirm')).not.toContain('<article>');
      expect(await htmlOf(browser, '/campaigns/missing')).not.toContain('<article>');
    });

    it('is in the reader’s language, and always what a visitor sees', async () => {
      const browser = await open(mounting);
      browser.cookies.set('lang', 'en');
      expect(await htmlOf(browser, '/campaigns/c1/merit-list')).toContain('&quot;en&quot;');
      const call = gateway.service.seen.find(({ url }) => url.startsWith('/campaign/page-meta'));
      expect(call?.url).toBe('/campaign/page-meta/c1?of=merit-list');
      expect(call?.identity).toMatchObject({ role: 'visitor', userId: null });
    });

    it.each(['missing', 'odd', 'slow', 'c1%20x', 'confirm'])('is the shell’s own for %s', async (id) => {
      const before = Date.now();
      const html = await htmlOf(await open(mounting), `/campaigns/${id}`);
      expect(html).toContain('<title>Pathshala</title>');
      expect(html).not.toContain('og:title');
      expect(Date.now() - before).toBeLessThan(2_500);
    });
  },
);
