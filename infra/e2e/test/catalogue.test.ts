import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openCatalogue, type Catalogue } from '../src/browser/catalogue.ts';
import { faultsOf } from '../src/browser/look-at.ts';
import { openBrowser, type Reader } from '../src/browser/open-browser.ts';

const readers: readonly Reader[] = [
  { width: 360, language: 'bn', theme: 'dark' },
  { width: 1366, language: 'en', theme: 'light' },
];

const isFull = process.env['SCREENS'] === 'all';

describe('every part of admin-kit in every state of the catalogue', () => {
  let browser: Browser;
  let catalogue: Catalogue;

  beforeAll(async () => {
    browser = await openBrowser();
    catalogue = await openCatalogue(browser);
  });
  afterAll(async () => {
    await catalogue[Symbol.asyncDispose]();
    await browser.close();
  });

  it.for(readers.map((reader, index) => ({ ...reader, index })))(
    'has no axe violation, no overflow and no error in the console, at $width pixels, in $language and $theme',
    async ({ index, ...reader }, { expect }) => {
      const { page, complaints, close } = await catalogue.open(reader);
      const faults: string[] = [];
      // The nightly run shows every part to both readers; otherwise each part is shown to one of them.
      const stories = catalogue.stories.filter((_, place) => isFull || place % readers.length === index);
      for (const story of stories) {
        await catalogue.show(page, story, reader);
        for (const fault of [...complaints.splice(0), ...(await faultsOf(page))])
          faults.push(`${story.title}: ${fault}`);
      }
      await close();
      expect(stories.length).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );
});
