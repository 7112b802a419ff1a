import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const page =
  '<!doctype html><html lang="bn"><head><script defer src="/assets/main.js"></script></head></html>';
const frame = '<header>%site%</header>%page%';

let gateway: TestGateway;

async function start(serviceWorker: 'on' | 'off'): Promise<Browser> {
  gateway = await startGateway('in one process', { serviceWorker, remoteOrigins: ['http://localhost:4012'] });
  const dist = join(gateway.siteRoot, 'shell/dist');
  mkdirSync(dist, { recursive: true });
  const files = {
    'index.html': page.replace('</html>', '<body><div id="root"></div></body></html>'),
    'frame.bn.html': frame,
    'frame.en.html': frame,
    'worker.js': 'keep()',
    'manifest.webmanifest': '{"name":"%site%","short_name":"%site%"}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  return new Browser(gateway.url);
}

afterEach(() => gateway.stop());

describe('the service worker', () => {
  it('is asked for anew each time, for the whole site, and may call this site only [NEW-03]', async () => {
    const browser = await start('on');
    const answer = await browser.get('/worker.js');
    expect(await answer.text()).toBe('keep()');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/u);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(await (await browser.get('/')).text()).not.toContain('service-worker');
  });

  it('is replaced where it is switched off by one that removes everything and itself [NEW-03]', async () => {
    const browser = await start('off');
    const answer = await browser.get('/worker.js');
    const text = await answer.text();
    for (const part of ['skipWaiting()', 'caches.delete(', 'registration.unregister()'])
      expect(text).toContain(part);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/u);
    expect(await (await browser.get('/')).text()).toContain('<meta name="service-worker" content="off">');
  });

  it('gets a page without anything of an address, a visitor or a developer [NEW-03]', async () => {
    const browser = await start('on');
    const [ordinary, forWorker] = await Promise.all(
      ['/', '/offline-page'].map(async (path) => (await browser.get(path)).text()),
    );
    expect(ordinary).toContain('id="early"');
    expect(ordinary).toContain('remote-origins');
    expect(forWorker).toContain('id="registry"');
    expect(forWorker).not.toContain('id="early"');
    expect(forWorker).not.toContain('remote-origins');
  });
});

it('names the school in the web app manifest, as JSON [NEW-03]', async () => {
  const browser = await start('on');
  browser.cookies.set('lang', 'en');
  const answer = await browser.get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/u);
  expect(await answer.json()).toEqual({ name: 'Pathshala', short_name: 'Pathshala' });
});
