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

// What runs in the page is written as text: this program is Node's, and knows no document.
const isAtRest = `document.querySelector('[aria-busy="true"]') === null && document.fonts.status === 'loaded'`;
const runAxe = `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations)`;
const unstick = `for (const element of document.querySelectorAll('body *'))
  if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'`;
const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Waits until the page shows itself: its title is there and nothing says any more that it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  // Not waitForFunction: it evaluates text inside the page, which the page's content security policy forbids.
  await until(
    () => page.evaluate<boolean>(isAtRest),
    (rests) => rests,
  );
}

/**
 * What is wrong with the page as it stands: WCAG 2.2 AA by axe, and anything that makes a phone scroll sideways.
 * axe is run through the debugger, so the page's own content security policy stays in force. Bars that stick to an
 * edge are laid where they belong first: half of what is scrolled under them would be taken for too small a target.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(unstick);
  await page.evaluate(axeSource);
  const findings = await page.evaluate<AxeFinding[]>(runAxe);
  const overflow = await page.evaluate<number>(tooWide);
  return [
    ...findings.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    ),
    ...(overflow > 0 ? [`the page is ${overflow} px wider than the screen`] : []),
  ];
}
