import type { Page } from 'playwright-core';
import { settled } from './look-at.ts';

const mmPerPoint = 25.4 / 72;
const pixelsPerMm = 96 / 25.4;
/** The margin of `print.css`. */
const marginMm = 14;

// Code for the page is written as text: this program has Node's types, without `document`.
const beyondTheEdge = `[...document.querySelectorAll('main *')]
  .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((element) => element.textContent.slice(0, 40))`;

/** Words of drawings below 9 px, about 7 points. */
const tooSmall = `[...document.querySelectorAll('main svg text')]
  .filter((words) => parseFloat(getComputedStyle(words).fontSize) * words.getScreenCTM().a < 9)
  .map((words) => words.textContent)`;

interface OnPaper {
  /** The width of each sheet, in millimetres. */
  readonly sheets: readonly number[];
  /** The texts beyond the right edge, as they are laid out for the first sheet. */
  readonly cutOff: readonly string[];
  /** The words of drawings that are too small to read. */
  readonly tooSmall: readonly string[];
}

/** The page as it is printed. */
export async function printed(page: Page, address: string): Promise<OnPaper> {
  await page.goto(address);
  await settled(page);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) [\d.]+\]/gu);
  const sheets = [...boxes].map(([, width]) => Math.round(Number(width) * mmPerPoint));
  const width = Math.floor(((sheets[0] ?? 0) - 2 * marginMm) * pixelsPerMm);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 900 });
  return {
    sheets,
    cutOff: await page.evaluate<string[]>(beyondTheEdge),
    tooSmall: await page.evaluate<string[]>(tooSmall),
  };
}
