import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { faultsOf } from './browser/look-at.ts';
import type { Reader } from './browser/open-browser.ts';
import { screensOf, type Screen } from './browser/screens.ts';
import { shotsFolder } from './browser/shots-folder.ts';
import { openSite, show } from './browser/site-in-browser.ts';
import { prepareSample } from './sample-ids.ts';

const readers: readonly Reader[] = ([360, 1366] as const).flatMap((width) =>
  (['bn', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
);

/** `npm run screenshots [-- name …]`: every screen at both widths, in both languages and themes, into `shots/`. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  await mkdir(shotsFolder, { recursive: true });
  const site = await openSite();
  const screens = screensOf(await prepareSample(site.url)).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );

  async function shoot(screen: Screen, reader: Reader): Promise<void> {
    const { page, complaints, close } = await site.open({ ...reader, role: screen.role });
    await show(page, screen);
    // A screenshot of the whole page shows sticky bars at the present scroll position.
    await page.evaluate('scrollTo(0, 0)');
    const file = `${screen.name}-${reader.width}-${reader.language}-${reader.theme}.png`;
    await page.screenshot({ path: path.join(shotsFolder, file), fullPage: true });
    for (const fault of [...complaints, ...(await faultsOf(page))]) console.log(`${file}: ${fault}`);
    await close();
  }

  try {
    for (const screen of screens) for (const reader of readers) await shoot(screen, reader);
    console.log(`${screens.length * readers.length} pictures in ${shotsFolder}`);
  } finally {
    await site.stop();
  }
}

await main();
