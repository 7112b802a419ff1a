import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openReader, type Reader, type ReaderPage } from './open-browser.ts';

/** A part of admin-kit in one of its states. */
interface Story {
  readonly id: string;
  /** The part and its state: `Theme/Controls: Buttons`. */
  readonly title: string;
}

export interface Catalogue extends AsyncDisposable {
  readonly stories: readonly Story[];
  /** A page for `show`; the caller closes it. */
  readonly open: (reader: Reader) => Promise<ReaderPage>;
  /** Shows the part alone. */
  readonly show: (page: Page, story: Story, reader: Reader) => Promise<void>;
}

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { id: string; title: string; name: string; type: string; tags: readonly string[] }>
  >;
}

const origin = 'http://catalogue.test';

/** Builds the catalogue of admin-kit (Storybook) into a folder of its own; the browser reads it from there. */
export async function openCatalogue(browser: Browser): Promise<Catalogue> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const build = [
    'run',
    'build-catalogue',
    '--workspace',
    '@pathshala/admin-kit',
    '--',
    '--output-dir',
    folder,
  ];
  await promisify(execFile)('npm', build, { cwd: import.meta.dirname });
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return {
    stories: Object.values(index.entries)
      .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
      .map(({ id, title, name }) => ({ id, title: `${title}: ${name}` })),
    async open(reader) {
      const opened = await openReader(browser, origin, reader);
      await opened.page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: path.join(folder, pathname) });
      });
      return opened;
    },
    async show(page, story, { language, theme }) {
      const globals = `language:${language};theme:${theme}`;
      await page.goto(`/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`);
      await page.locator('#storybook-root main').waitFor();
      // A loading state appears after 200 ms.
      await page.waitForTimeout(story.title.includes('Loading') ? 400 : 150);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
