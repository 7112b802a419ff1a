import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfLargeText } from '../src/browser/large-text.ts';
import { faultsOf } from '../src/browser/look-at.ts';
import { printed } from '../src/browser/on-paper.ts';
import type { Reader } from '../src/browser/open-browser.ts';
import type { SampleIds, Screen } from '../src/browser/screen.ts';
import { screensOf } from '../src/browser/screens.ts';
import { routesWithoutScreen } from '../src/browser/routes-without-screen.ts';
import { openSite, show, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { prepareSample } from '../src/sample-ids.ts';

/** Names and order do not depend on the ids, which are known only after the site has started. */
const names = screensOf({} as SampleIds).map(({ name }) => name);

const readers: readonly Reader[] = [
  { width: 360, language: 'bn', theme: 'light' },
  { width: 360, language: 'en', theme: 'dark' },
  { width: 1366, language: 'en', theme: 'dark' },
  { width: 1366, language: 'bn', theme: 'light' },
];

const isFull = process.env['SCREENS'] === 'all';

/** All of them at night. Otherwise a phone, the next screen in the other language and theme, and for every fourth screen a laptop. */
function readersOf(index: number): readonly Reader[] {
  if (isFull) return readers;
  return readers.filter(({ width }, place) => place % 2 === index % 2 && (width === 360 || index % 8 < 2));
}

/** Width of the sheet in millimetres. */
const papers = [
  ['admit-card', 210],
  ['certificate', 297],
  ['report-card', 210],
] as const;

describe('every screen, at 360 and 1366 pixels, in both languages and themes', () => {
  let site: SiteInBrowser;
  let screens: readonly Screen[];

  beforeAll(async () => {
    site = await openSite();
    screens = screensOf(await prepareSample(site.url));
  });
  afterAll(() => site.stop());

  async function look(screen: Screen, reader: Reader): Promise<string[]> {
    const { page, complaints, close } = await site.open({
      ...reader,
      role: screen.role,
      sharesSession: true,
    });
    await show(page, screen);
    const largeText = reader.width === 360 ? await faultsOfLargeText(page) : [];
    const faults = [...complaints, ...largeText, ...(await faultsOf(page))];
    await close();
    return faults.map((fault) => `${reader.width} ${reader.language} ${reader.theme}: ${fault}`);
  }

  it.each(names.map((name, index) => [name, index] as const))(
    '%s: no axe violation, no overflow, also with text at 200 %, and no error in the console [NAV-07]',
    async (name, index) => {
      const screen = screens.find((one) => one.name === name);
      if (!screen) throw new Error(`no screen ${name}`);
      const faults = await Promise.all(readersOf(index).map((reader) => look(screen, reader)));
      expect(faults.flat()).toEqual([]);
    },
  );

  it('has a screen for every page of the remotes’ tables', async () => {
    expect(await routesWithoutScreen(site.url, screens)).toEqual([]);
  });

  it.each(papers)('%s is printed on one sheet of %i mm, and nothing is cut off', async (name, width) => {
    for (const language of ['bn', 'en'] as const) {
      const { page, close } = await site.open({ role: 'student', language, theme: 'dark' });
      const { path = '' } = screens.find((one) => one.name === name) ?? {};
      expect(await printed(page, path)).toEqual({ sheets: [width], cutOff: [], tooSmall: [] });
      await close();
    }
  });
});
