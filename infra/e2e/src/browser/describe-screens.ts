import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareSample } from '../sample-ids.ts';
import { faultsOfLargeText } from './large-text.ts';
import { faultsOf } from './look-at.ts';
import type { Reader } from './open-browser.ts';
import type { SampleIds, Screen } from './screen.ts';
import { openSite, show, type SiteInBrowser } from './site-in-browser.ts';

const readers: readonly Reader[] = [
  { width: 360, language: 'bn', theme: 'light' },
  { width: 360, language: 'en', theme: 'dark' },
  { width: 1366, language: 'en', theme: 'dark' },
  { width: 1366, language: 'bn', theme: 'light' },
];

const isFull = process.env['SCREENS'] === 'all';

/** All of them at night. Otherwise a phone, the next screen in the other language and theme, and for every eighth screen a laptop. */
function readersOf(index: number): readonly Reader[] {
  if (isFull) return readers;
  return readers.filter(({ width }, place) => place % 2 === index % 2 && (width === 360 || index % 16 < 2));
}

async function look(site: SiteInBrowser, screen: Screen, reader: Reader): Promise<string[]> {
  const { page, complaints, close } = await site.open({ ...reader, role: screen.role, sharesSession: true });
  await show(page, screen).catch(async (error: unknown) => {
    throw new Error(`The page read: ${await page.locator('main').first().innerText()}`, { cause: error });
  });
  const largeText = reader.width === 360 ? await faultsOfLargeText(page) : [];
  const faults = [...complaints, ...largeText, ...(await faultsOf(page))];
  await close();
  return faults.map((fault) => `${reader.width} ${reader.language} ${reader.theme}: ${fault}`);
}

interface OpenedScreens {
  readonly site: SiteInBrowser;
  readonly ids: SampleIds;
}

/** Looks at each screen of a list. `describeMore` adds tests on the same site, which is open when they run. */
export function describeScreens(
  area: string,
  listOf: (ids: SampleIds) => readonly Screen[],
  describeMore: (opened: () => OpenedScreens) => void = () => undefined,
): void {
  describe(`every screen of ${area}, at 360 and 1366 pixels, in both languages and themes`, () => {
    let opened: OpenedScreens;

    beforeAll(async () => {
      const site = await openSite();
      opened = { site, ids: await prepareSample(site.url) };
    });
    afterAll(() => opened.site.stop());

    // Names and order do not depend on the ids, which are known only after the site has started.
    const names = listOf({} as SampleIds).map(({ name }) => name);

    it.each(names.map((name, index) => [name, index] as const))(
      '%s: no axe violation, no overflow, also with text at 200 %, and no error in the console [NAV-07]',
      async (name, index) => {
        const screen = listOf(opened.ids).find((one) => one.name === name);
        if (!screen) throw new Error(`no screen ${name}`);
        const faults = await Promise.all(readersOf(index).map((reader) => look(opened.site, screen, reader)));
        expect(faults.flat()).toEqual([]);
      },
    );

    describeMore(() => opened);
  });
}
