import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openCatalogue } from './browser/catalogue.ts';
import { faultsOf } from './browser/look-at.ts';
import { openBrowser, type Reader, type ReaderPage } from './browser/open-browser.ts';
import type { Screen } from './browser/screen.ts';
import { screensOf } from './browser/screens.ts';
import { openMails } from './browser/mails.ts';
import { shotsFolder } from './browser/shots-folder.ts';
import { openSite, show } from './browser/site-in-browser.ts';
import { prepareSample } from './sample-ids.ts';

const readers: readonly Reader[] = ([360, 1366] as const).flatMap((width) =>
  (['bn', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
);

const nameOf = (what: string, { width, language, theme }: Reader) =>
  `${what}-${width}-${language}-${theme}.png`;

/** A mail is shown inside of a page, which has the landmarks and headings. */
const isOfMail = (fault: string) => !/^(?:landmark-one-main|page-has-heading-one|region):/u.test(fault);

/** A screenshot of the whole page; prints its faults. */
async function shoot(
  { page, complaints, close }: ReaderPage,
  file: string,
  counts: (fault: string) => boolean = () => true,
): Promise<void> {
  // Sticky bars are pictured at the present scroll position.
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: path.join(shotsFolder, file), fullPage: true });
  const faults = [...complaints, ...(await faultsOf(page))].filter(counts);
  for (const fault of faults) console.log(`${file}: ${fault}`);
  await close();
}

async function shootScreens(wanted: readonly string[]): Promise<void> {
  const site = await openSite();
  const isWanted = ({ name }: Screen) => wanted.length === 0 || wanted.includes(name);
  try {
    for (const screen of screensOf(await prepareSample(site.url)).filter(isWanted))
      for (const reader of readers) {
        const opened = await site.open({ ...reader, role: screen.role });
        await show(opened.page, screen);
        await shoot(opened, nameOf(screen.name, reader));
      }
  } finally {
    await site.stop();
  }
}

async function shootCatalogue(): Promise<void> {
  const browser = await openBrowser();
  try {
    await using catalogue = await openCatalogue(browser);
    for (const story of catalogue.stories)
      for (const reader of readers) {
        const opened = await catalogue.open(reader);
        await catalogue.show(opened.page, story, reader);
        await shoot(opened, nameOf(`catalogue-${story.id}`, reader));
      }
  } finally {
    await browser.close();
  }
}

async function shootMails(): Promise<void> {
  const browser = await openBrowser();
  try {
    await using mails = await openMails(browser);
    for (const name of mails.names)
      for (const reader of readers)
        await shoot(await mails.open(name, reader), nameOf(name, reader), isOfMail);
  } finally {
    await browser.close();
  }
}

/**
 * `npm run screenshots [-- name …]`: every screen, every part in the catalogue of admin-kit (`catalogue`), and every mail (`mails`), at both
 * widths, in both languages and themes, into `shots/`.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  await mkdir(shotsFolder, { recursive: true });
  const screens = wanted.filter((name) => name !== 'catalogue' && name !== 'mails');
  if (wanted.length === 0 || screens.length > 0) await shootScreens(screens);
  if (wanted.length === 0 || wanted.includes('catalogue')) await shootCatalogue();
  if (wanted.length === 0 || wanted.includes('mails')) await shootMails();
  console.log(`the pictures are in ${shotsFolder}`);
}

await main();
