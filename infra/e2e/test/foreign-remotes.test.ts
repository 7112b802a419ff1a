import type { RemoteDescription } from '@pathshala/web-kit/registry';
import type { Browser, Page } from 'playwright-core';
import react from 'react/package.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstScripts, foreignRemotes, hasFile, shellWith } from '../src/browser/foreign-remotes.ts';
import { openBrowser, openReader } from '../src/browser/open-browser.ts';

const { version } = react;

/** All remotes that a page needs, none of them built by Pathshala's tools (infra/e2e/foreign). */
const remotes = foreignRemotes();
const named = (...names: readonly string[]): readonly RemoteDescription[] =>
  remotes.filter(({ name }) => names.includes(name));

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Visit {
  readonly page: Page;
  readonly fetched: readonly string[];
  readonly complaints: readonly string[];
  /** Goes to a remote's page without loading the shell again: all remotes share one scope. */
  readonly go: (remote: string) => Promise<void>;
}

async function visit(published: readonly RemoteDescription[]): Promise<Visit> {
  const { page, complaints } = await openReader(browser, 'http://localhost', {
    width: 1366,
    language: 'en',
    theme: 'light',
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route('**/*', shellWith(published));
  await page.goto('/nowhere');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  const go = async (remote: string): Promise<void> => {
    const address = `/foreign/${remote.replace('mfe-', '')}`;
    await page.evaluate(
      `history.pushState({}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
  };
  return { page, fetched, complaints, go };
}

/** The remote is shown, by the shell's React, and its hooks work. */
async function expectOnShellsReact({ page, go }: Visit, remote: string): Promise<void> {
  await go(remote);
  await page.getByRole('heading', { name: `Foreign page /foreign/${remote.slice(4)}` }).waitFor();
  await page.getByText(`React ${version}, language en`).waitFor();
  await page.getByRole('button', { name: 'Clicked 0' }).click();
  await page.getByRole('button', { name: 'Clicked 1' }).waitFor();
}

describe('a remote that was built by stock tools', () => {
  let all: Visit;
  beforeAll(async () => {
    all = await visit(remotes);
  });

  it.each(['mfe-webpack', 'mfe-enhanced-webpack', 'mfe-enhanced-rspack', 'mfe-vite-var', 'mfe-vite-esm'])(
    '%s runs on the one React of the shell and fetches none',
    async (name) => {
      await expectOnShellsReact(all, name);
      expect(all.complaints).toEqual([]);
      // The fixtures' own copies of React are not stored: a request for one is answered with a 404.
      const files = all.fetched.filter((file) => file.startsWith(`/mfe/${name}/`));
      expect(files.filter((file) => !hasFile(file))).toEqual([]);
    },
  );

  it('needs nothing of the federation library in the shell, whose first view has none of it', () => {
    expect(firstScripts().filter((text) => text.includes('Federation Runtime'))).toEqual([]);
    expect(all.fetched.filter((file) => file.includes('federation-library'))).toEqual([]);
  });

  it('is refused if it needs another React, and the notice and the report name both versions [EVT-03]', async () => {
    await all.go('mfe-react-18');
    const notice = all.page.getByRole('alert', { name: 'This part of the site is not available' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain(
      `mfe-react-18 needs react ^18.2.0, the site provides ${version}.`,
    );
    expect(all.complaints).toEqual([
      `crash: mfe-react-18 needs react ^18.2.0, this shell provides ${version}.`,
    ]);
    await all.page.getByRole('button', { name: 'বাংলা' }).click();
    await all.page.getByText(`mfe-react-18-এর দরকার react ^18.2.0, সাইটে আছে ${version}।`).waitFor();
  });
});

describe('a remote that the registry marks for the federation library', () => {
  it('is loaded by it, as a script or as a module, on the one React of the shell', async () => {
    const marked = named('mfe-enhanced-rspack', 'mfe-vite-esm', 'mfe-react-18');
    const library = await visit(marked.map((remote) => ({ ...remote, runtime: 'mf' })));
    expect(library.fetched.filter((file) => file.includes('federation-library'))).toEqual([]);
    await expectOnShellsReact(library, 'mfe-enhanced-rspack');
    await expectOnShellsReact(library, 'mfe-vite-esm');
    expect(library.complaints).toEqual([]);
    expect(library.fetched.filter((file) => file.includes('federation-library'))).toHaveLength(1);
    await library.go('mfe-react-18');
    await library.page.getByText(`mfe-react-18 needs react ^18.2.0, the site provides ${version}.`).waitFor();
  });
});

describe('a remote whose entry is not what was published', () => {
  it.each(['mfe-webpack', 'mfe-vite-esm'])('%s does not run', async (name) => {
    const other = 'sha384-'.padEnd(71, 'A');
    const changed = named(name).map((remote) => ({ ...remote, integrity: { [remote.entry]: other } }));
    const { page, complaints, go } = await visit(changed);
    await go(name);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(complaints.join(' ')).toContain('integrity');
    expect(await page.getByRole('heading', { name: 'Foreign page' }).count()).toBe(0);
  });
});
