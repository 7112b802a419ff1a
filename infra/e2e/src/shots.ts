import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser, openReader, type Reader } from './browser/open-browser.ts';
import { faultsOf, settled } from './browser/look-at.ts';
import { logIn } from './browser/log-in.ts';
import { screensOf, type Screen } from './browser/screens.ts';
import { prepareSample } from './sample-ids.ts';
import { startSite } from './site-under-test.ts';

/** `npm run shots [-- name …]`: every screen at both widths, in both languages and themes, into `shots/`. */
const folder = path.resolve(import.meta.dirname, '../../../shots');

const readers: readonly Reader[] = ([360, 1366] as const).flatMap((width) =>
  (['bn', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
);

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  await mkdir(folder, { recursive: true });
  const site = await startSite();
  const browser = await openBrowser();
  const screens = screensOf(await prepareSample(site.url)).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );

  async function shoot(screen: Screen, reader: Reader): Promise<void> {
    const { page, complaints, close } = await openReader(browser, site.url, reader);
    await logIn(page.context(), site.url, screen.role);
    await page.goto(screen.path);
    await settled(page);
    await screen.prepare?.(page);
    await settled(page);
    const file = `${screen.name}-${reader.width}-${reader.language}-${reader.theme}.png`;
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
    for (const fault of [...complaints, ...(await faultsOf(page))]) console.log(`${file}: ${fault}`);
    await close();
  }

  try {
    for (const screen of screens) for (const reader of readers) await shoot(screen, reader);
    console.log(`${screens.length * readers.length} pictures in ${folder}`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

await main();
