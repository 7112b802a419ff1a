import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, readError } from './browser.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const shell =
  '<!doctype html><html lang="bn"><head><meta charset="utf-8"><script defer src="/assets/main.abc.js"></script></head><body><div id="root"></div></body></html>';

describe('the site', () => {
  let gateway: TestGateway;
  let browser: Browser;

  beforeEach(async () => {
    gateway = await startGateway();
    browser = new Browser(gateway.url);
    put('shell/dist/index.html', shell);
    put('shell/dist/assets/main.abc.js', 'console.log(1)');
    put('shell/dist/favicon.svg', '<svg/>');
    publish('mfe-exams', 'v1');
    publish('mfe-learning', 'v1');
  });
  afterEach(() => gateway.stop());

  function put(file: string, content: string | Buffer): void {
    const path = join(gateway.siteRoot, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  function publish(name: string, version: string, changes: Record<string, unknown> = {}): void {
    const entry = `var ${version} = "${name}";`;
    const hash = createHash('sha384').update(entry).digest('base64');
    put(`${name}/dist/${version}/remoteEntry.js`, entry);
    put(`${name}/dist/${version}/mf-manifest.json`, JSON.stringify({ exposes: [{ path: './app' }] }));
    put(
      `${name}/dist/${version}/remote.json`,
      JSON.stringify({
        name,
        version,
        contract: '1.0',
        entry: 'remoteEntry.js',
        integrity: { 'remoteEntry.js': `sha384-${hash}` },
        routes: [{ path: '/exams/*', access: 'student' }],
        nav: [],
        ...changes,
      }),
    );
    put(`${name}/dist/current.json`, JSON.stringify({ version }));
  }

  async function readRegistry(): Promise<Record<string, { version: string; routes: unknown[] }>> {
    const answer = await browser.get('/mfe/registry.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()) as Record<string, { version: string; routes: unknown[] }>;
  }

  it.each(['/', '/courses/admission', '/exams/campaign/1', '/boss', '/no/such/page', '/campaigns/exam/ক'])(
    'is the shell on %s, never cached, with the registry in it before the first script',
    async (path) => {
      const answer = await browser.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await answer.text();
      const block = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      expect(Object.keys(JSON.parse(block) as object)).toEqual(['mfe-exams', 'mfe-learning']);
      expect(html.indexOf('id="registry"')).toBeLessThan(html.indexOf('/assets/main.abc.js'));
    },
  );

  it('allows scripts from its own files only, and style elements by a nonce that changes', async () => {
    const nonceOf = async () => {
      const answer = await browser.get('/');
      const nonce = /<meta property="csp-nonce" nonce="([\w-]{20,})">/.exec(await answer.text())?.[1];
      expect(answer.headers.get('content-security-policy')?.split(';')).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob: https:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' https:",
        'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com',
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it('carries the headers that guard a document, on page and file', async () => {
    for (const path of ['/', '/favicon.svg', '/assets/missing.js']) {
      const { headers } = await browser.get(path);
      const guards = {
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
        'x-dns-prefetch-control': 'off',
      };
      expect(Object.fromEntries(headers)).toMatchObject(guards);
      expect(headers.has('content-security-policy')).toBe(true);
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  it('carries nothing on scripts, styles and fonts but what guards and caches them', async () => {
    put('shell/dist/assets/main.abc.css', '.a{}');
    put('shell/dist/assets/text.abc.woff2', 'wOF2');
    for (const path of ['/assets/main.abc.js', '/assets/main.abc.css', '/assets/text.abc.woff2']) {
      const { headers } = await browser.get(path);
      const { date, vary, ...others } = Object.fromEntries(headers);
      expect([date === undefined, vary]).toEqual([false, path.endsWith('2') ? undefined : 'Accept-Encoding']);
      expect(others).toEqual({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': expect.any(String) as string,
        'content-type': expect.any(String) as string,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('says the language that the reader chose', async () => {
    browser.cookies.set('lang', 'en');
    expect(await (await browser.get('/')).text()).toContain('<html lang="en">');
    browser.cookies.set('lang', '"><script>');
    expect(await (await browser.get('/')).text()).toContain('<html lang="bn">');
  });

  describe('before its scripts run', () => {
    beforeEach(() => {
      put('shell/dist/build.json', JSON.stringify({ version: 'shell1', contract: '1.3.0' }));
      put('shell/dist/frame.bn.html', '<header>পাঠশালা</header><main>%page%</main>');
      put('shell/dist/frame.en.html', '<header>Pathshala</header><main>%page%</main>');
      put('mfe-learning/dist/v1/page-home.bn.html', '<h1>স্বাগতম</h1>');
      put('mfe-learning/dist/v1/page-home.en.html', '<h1>Welcome</h1>');
      const html = { bn: 'page-home.bn.html', en: 'page-home.en.html' };
      const files = ['page-home.css', 'page-home.js'];
      publish('mfe-learning', 'v1', { routes: [{ path: '/', access: 'visitor', html, files }] });
      publish('mfe-exams', 'v1', {
        routes: [{ path: '/exams/:id', access: 'student', layout: 'calm', files: ['page-exam.js'] }],
      });
    });

    const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
      (await browser.get(path, headers)).text();

    it.each([
      ['bn', '<header>পাঠশালা</header><main><h1>স্বাগতম</h1></main>'],
      ['en', '<header>Pathshala</header><main><h1>Welcome</h1></main>'],
    ])(
      'shows a visitor the page that the build has rendered, in %s, with its styles',
      async (language, page) => {
        const html = await read('/', { 'accept-language': language });
        expect(html).toContain(`<div id="early" lang="${language}">${page}</div><div id="root">`);
        expect(html).toContain('<link rel="stylesheet" href="/mfe/mfe-learning/v1/page-home.css"></head>');
        expect(html).not.toContain('href="/mfe/mfe-learning/v1/page-home.js"');
      },
    );

    it('shows the frame where the page is not rendered, in the chosen language', async () => {
      browser.cookies.set('lang', 'en');
      expect(await read('/courses')).toContain('<header>Pathshala</header><main></main>');
    });

    it('has the name and the logo of the school, some seconds after they were changed', async () => {
      put('shell/dist/frame.en.html', '<header><b>drawn</b>%site%</header><main>%page%</main>');
      put('shell/dist/frame-logo.en.html', '<header><img src="%logo%">%site%</header><main>%page%</main>');
      put('shell/dist/frame-logo.bn.html', '<header><img src="%logo%">%site%</header><main>%page%</main>');
      put('shell/dist/build.json', JSON.stringify({ version: 's', contract: '1.3.0', site: '/settings' }));
      put('shell/dist/index.html', shell.replace('</head>', '<title>Pathshala</title></head>'));
      browser.cookies.set('lang', 'en');
      expect(await read('/courses')).toContain('<header><b>drawn</b>Pathshala</header>');
      Object.assign(gateway.service.settings, {
        siteName: { bn: 'শিখি', en: 'Learn & <b>more</b>' },
        logo: '/api/files/svc-auth/logo/a.png',
      });
      gateway.clock.pass(5000);
      await read('/courses');
      const html = await read('/courses');
      const header = '<img src="/api/files/svc-auth/logo/a.png">Learn &amp; &lt;b&gt;more&lt;/b&gt;';
      expect(html).toContain(`<header>${header}</header>`);
      expect(html).toContain('<title>Learn &amp; &lt;b&gt;more&lt;/b&gt;</title>');
    });

    it('has links to the pages of a visitor’s menu in its order, for who runs no scripts', async () => {
      put('shell/dist/frame.en.html', '<noscript><nav>%menu%</nav></noscript><main>%page%</main>');
      const entry = (path: string, order: number, audience: readonly string[]) => ({
        path,
        order,
        audience,
        text: { bn: 'ক', en: `To ${path} & on` },
      });
      const nav = [entry('/exams', 30, ['student']), entry('/trial', 20, ['visitor', 'student'])];
      publish('mfe-exams', 'v2', { nav });
      publish('mfe-learning', 'v2', {
        routes: [{ path: '/', access: 'visitor' }],
        nav: [entry('/', 10, ['visitor'])],
      });
      expect(await read('/courses', { 'accept-language': 'en' })).toContain(
        '<nav><a href="/">To / &amp; on</a><a href="/trial">To /trial &amp; on</a></nav>',
      );
    });

    it('shows nothing of a visitor’s page to who has a session, and no frame where the page has none', async () => {
      expect(await read('/exams/1')).not.toContain('id="early"');
      browser.cookies.set('sid', 'any');
      expect(await read('/')).not.toContain('id="early"');
    });

    it('shows a calm page to who may open it, in a frame that names nobody', async () => {
      put('shell/dist/frame-calm.bn.html', '<main>%page%</main>');
      put('shell/dist/frame-calm.en.html', '<main>%page%</main>');
      put('mfe-exams/dist/v2/page-exam.bn.html', '<p>পরীক্ষা</p>');
      put('mfe-exams/dist/v2/page-exam.en.html', '<p>The exam</p>');
      const html = { bn: 'page-exam.bn.html', en: 'page-exam.en.html' };
      const calm = { layout: 'calm', html };
      publish('mfe-exams', 'v2', {
        routes: [
          { path: '/exams/:id', access: 'student', ...calm },
          { path: '/trial', access: 'visitor', ...calm },
          { path: '/exams/:id/print', access: 'student', layout: 'calm' },
        ],
      });
      const exam = '<div id="early" lang="en"><main><p>The exam</p></main></div>';
      const english = { 'accept-language': 'en' };
      expect(await read('/exams/1', english)).not.toContain('id="early"');
      expect(await read('/trial', english)).toContain(exam);
      browser.cookies.set('sid', 'any');
      expect(await read('/exams/1', english)).toContain(exam);
      expect(await read('/trial', english)).toContain(exam);
      expect(await read('/exams/1/print', english)).not.toContain('id="early"');
    });

    it('shows a page of the shell itself, with its styles and the scripts to fetch early', async () => {
      put('shell/dist/login.bn.html', '<h1>লগ ইন</h1>');
      put('shell/dist/login.en.html', '<h1>Log in</h1>');
      const html = { bn: 'login.bn.html', en: 'login.en.html' };
      const login = {
        path: '/login',
        html,
        styles: ['/assets/a.css'],
        scripts: ['/assets/a.js', '/assets/b.js'],
      };
      put('shell/dist/build.json', JSON.stringify({ version: 'shell1', contract: '1.3.0', pages: [login] }));
      const english = { 'accept-language': 'en' };
      const page = await read('/login', english);
      expect(page).toContain('<main><h1>Log in</h1></main>');
      expect(page).toContain('<link rel="stylesheet" href="/assets/a.css"></head>');
      expect(page).toContain('<meta name="page-files" content="/assets/a.js /assets/b.js">');
      // Its links would lose where to go on.
      expect(await read('/login?next=/exams', english)).toContain('<main></main>');
      expect(await read('/signup', english)).not.toContain('page-files');
    });

    it('names the first call of its own route only', async () => {
      publish('mfe-exams', 'v2', {
        routes: [
          { path: '/exams', access: 'student', answer: '/exams/all' },
          { path: '/practice', access: 'student', answer: '/practice/first' },
        ],
      });
      const page = await read('/exams');
      expect(page).toContain('"answer":"/exams/all"');
      expect(page).not.toContain('/practice/first');
    });

    it('shows no page of a remote that the shell will refuse', async () => {
      put('shell/dist/build.json', JSON.stringify({ version: 'shell2', contract: '2.0.0' }));
      expect(await read('/', { 'accept-language': 'en' })).toContain('<main></main>');
    });

    it('reads no file outside of the remote’s folder', async () => {
      const html = { bn: '../current.html', en: '../../v1/page-home.en.html' };
      publish('mfe-learning', 'v1', { routes: [{ path: '/', access: 'visitor', html }] });
      expect(await read('/', { 'accept-language': 'en' })).toContain('<main></main>');
    });

    it('names the files of its own route only', async () => {
      const block = /id="registry">(.*?)<\/script>/u.exec(await read('/'))?.[1] ?? '';
      expect(block).toContain('page-home.js');
      expect(block).not.toContain('page-exam.js');
      expect(JSON.stringify(await readRegistry())).toContain('page-exam.js');
    });
  });

  it('leaves out of the page what a wider path of the same remote describes as well', async () => {
    const admin = { access: 'admin', layout: 'own-menu' };
    publish('mfe-admin', 'v1', {
      routes: [
        { path: '/boss', ...admin },
        { path: '/boss/list', ...admin, files: ['page-list.js'] },
        { path: '/boss/users/:id', ...admin },
        { path: '/boss/print', access: 'admin', layout: 'calm' },
        { path: '/boss/*', ...admin },
      ],
    });
    const pathsIn = async (address: string): Promise<unknown[]> => {
      const html = await (await browser.get(address)).text();
      const block = /id="registry">(.*?)<\/script>/u.exec(html)?.[1] ?? '{}';
      const registry = JSON.parse(block) as Awaited<ReturnType<typeof readRegistry>>;
      return (registry['mfe-admin']?.routes ?? []).map((route) => (route as { path: string }).path);
    };
    expect(await pathsIn('/exams')).toEqual(['/boss', '/boss/print', '/boss/*']);
    expect(await pathsIn('/boss/list')).toEqual(['/boss', '/boss/list', '/boss/print', '/boss/*']);
    expect((await readRegistry())['mfe-admin']?.routes).toHaveLength(5);
    // The choice between the two remotes that show an address must not change.
    publish('mfe-learning', 'v2', { routes: [{ path: '/:place/list', access: 'visitor' }] });
    expect(await pathsIn('/exams')).toContain('/boss/list');
  });

  it('contains the entries of the boss menu at the addresses that show it only', async () => {
    const adminMenu = { groups: [], entries: [{ path: '/boss/desk' }], marks: {} };
    const routes = [{ path: '/boss/start', access: 'admin', layout: 'own-menu' }];
    publish('mfe-admin', 'v3', { routes, adminMenu });
    const html = async (address: string) => (await browser.get(address)).text();
    expect(await html('/boss/start')).toContain('/boss/desk');
    expect(await html('/exams')).not.toContain('/boss/desk');
    expect((await readRegistry())['mfe-admin']).toMatchObject({ adminMenu });
  });

  it('cannot be left by what a remote says about itself', async () => {
    publish('mfe-exams', 'v2', { nav: [{ path: '/</script><script>alert(1)</script>' }] });
    const html = await (await browser.get('/')).text();
    expect(html).not.toContain('<script>alert');
    expect((await readRegistry())['mfe-exams']).toMatchObject({ version: 'v2' });
  });

  it('keeps hashed and versioned files for good, and plain ones for an hour', async () => {
    for (const path of [
      '/assets/main.abc.js',
      '/mfe/mfe-exams/v1/remoteEntry.js',
      '/mfe/mfe-exams/v1/mf-manifest.json',
    ]) {
      const answer = await browser.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const icon = await browser.get('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each([
    '/mfe/mfe-exams/v1/missing.js',
    '/mfe/mfe-exams/v9/remoteEntry.js',
    '/mfe/mfe-nobody/v1/remoteEntry.js',
    '/mfe/',
    '/mfe/mfe-exams/v1/',
    '/assets/old.js',
    '/assets/',
    '/.env',
    '/package.json',
    '/index.html',
    '/mfe/shell/dist/index.html',
  ])('has nothing at %s and never the page instead', async (path) => {
    const answer = await browser.get(path);
    expect(answer.status).toBe(404);
    expect(await readError(answer)).toMatchObject({ code: 'common.not-found' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('sends the compressed sibling to a reader who takes it', async () => {
    const text = 'x'.repeat(5000);
    put('shell/dist/assets/big.js', text);
    put('shell/dist/assets/big.js.br', brotliCompressSync(text));
    const answer = await browser.get('/assets/big.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(text);
    const plain = await browser.get('/assets/big.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-length')).toBe('5000');
  });

  it('answers HEAD for page and file', async () => {
    for (const path of ['/', '/assets/main.abc.js']) {
      const answer = await fetch(`${gateway.url}${path}`, { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    }
    expect((await browser.post('/')).status).toBe(405);
  });

  it('leaves no file open behind readers who leave at once', async () => {
    put('shell/dist/assets/long.abc.js', Buffer.alloc(1_000_000));
    const { hostname, port } = new URL(gateway.url);
    const openFiles = () => readdirSync('/dev/fd').length;
    const before = openFiles();
    for (let reader = 0; reader < 60; reader += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(`GET /assets/long.abc.js HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
      await new Promise(setImmediate);
      socket.resetAndDestroy();
    }
    await expect.poll(openFiles, { timeout: 2_000 }).toBeLessThan(before + 10);
  });

  it('takes a new version of a remote into effect at the next page, and keeps the old files', async () => {
    expect((await readRegistry())['mfe-exams']?.version).toBe('v1');
    publish('mfe-exams', 'v2');
    expect((await readRegistry())['mfe-exams']?.version).toBe('v2');
    expect((await browser.get('/mfe/mfe-exams/v1/remoteEntry.js')).status).toBe(200);
  });

  it.each([
    ['its entry is gone', () => rmSync(join(gateway.siteRoot, 'mfe-exams/dist/v1/remoteEntry.js'))],
    [
      'its entry is not what was built',
      () => put('mfe-exams/dist/v1/remoteEntry.js', 'alert("tampered with")'),
    ],
    ['its manifest is broken', () => put('mfe-exams/dist/v1/mf-manifest.json', '{')],
    ['its description is broken', () => put('mfe-exams/dist/v1/remote.json', '{}')],
    ['its pointer leads nowhere', () => put('mfe-exams/dist/current.json', '{"version":"v9"}')],
    ['its files are gone', () => rmSync(join(gateway.siteRoot, 'mfe-exams'), { recursive: true })],
  ])('still knows a remote’s places when %s, says so once, and recovers', async (_, breakIt) => {
    await readRegistry();
    breakIt();
    const broken = await readRegistry();
    await readRegistry();
    expect(broken['mfe-learning']?.version).toBe('v1');
    expect(broken['mfe-exams']?.routes).toHaveLength(1);
    expect(gateway.log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
    publish('mfe-exams', 'v3');
    expect((await readRegistry())['mfe-exams']?.version).toBe('v3');
    expect(gateway.log.lines).toContainEqual(
      expect.objectContaining({ level: 'info', text: 'the remote is whole again' }),
    );
  });

  it.each([
    ['no contract', { contract: undefined }],
    ['an entry outside its folder', { entry: '../../other/remoteEntry.js' }],
    ['another name', { name: 'mfe-learning' }],
  ])('leaves out a remote with %s', async (_, changes) => {
    publish('mfe-new', 'v1', changes);
    expect(Object.keys(await readRegistry())).toEqual(['mfe-exams', 'mfe-learning']);
  });

  it('says that it is not built where there is no shell', async () => {
    rmSync(join(gateway.siteRoot, 'shell'), { recursive: true });
    const answer = await browser.get('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});
