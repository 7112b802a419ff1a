import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { until } from '../until.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[];
}

// Code for the page is written as text: this program has Node's types, without `document`.
const isAtRest = `document.getElementById('early') === null
  && document.querySelector('[aria-busy="true"]') === null && document.fonts.status === 'loaded'`;
/** `resultTypes`: axe describes the violations alone, not the thousands of elements that pass. */
const runAxe = `axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] }, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations)`;
/** The page as it is when one has scrolled to each part: nothing sticks, and nothing has the height of a guess. */
const unfold = `{
  const styled = [...document.querySelectorAll('body *')].map((element) => {
    const { position, contentVisibility } = getComputedStyle(element);
    return { style: element.style, isSticky: position === 'sticky', isGuessed: contentVisibility === 'auto' };
  });
  // A style that is set between two that are read makes the browser compute all of them again.
  for (const { style, isSticky, isGuessed } of styled) {
    if (isSticky) style.position = 'static';
    if (isGuessed) style.contentVisibility = 'visible';
  }
}`;
/** A list of the boss area that does not fit; on a phone its rows are cards. */
const scrollsInside = `innerWidth >= 1366 && document.querySelector('[data-overflows="true"]') !== null`;
const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Waits until the page has loaded: the running one is shown, its title is visible and no loading state is left. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  // It polls without waitForFunction, which evaluates text inside the page: the page's content security policy forbids it.
  await until(
    () => page.evaluate<boolean>(isAtRest),
    (rests) => rests,
  );
}

/** Returns by how many pixels the page scrolls sideways; 0 if it does not. */
export const widerThanScreen = (page: Page): Promise<number> => page.evaluate<number>(tooWide);

/**
 * The faults of the page in its present state: WCAG 2.2 AA by axe, and horizontal overflow. axe runs through the debugger,
 * so that the page's content security policy stays in force. Sticky bars are made static first: axe would report a
 * control that is half covered by one as too small a target.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(unfold);
  await page.evaluate(axeSource);
  const findings = await page.evaluate<AxeFinding[]>(runAxe);
  const overflow = await widerThanScreen(page);
  const hasWideList = await page.evaluate<boolean>(scrollsInside);
  return [
    ...findings.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    ),
    ...(overflow > 0 ? [`the page is ${overflow} px wider than the screen`] : []),
    ...(hasWideList ? ['a list scrolls sideways'] : []),
  ];
}
