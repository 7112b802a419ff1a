import type { Page } from 'playwright-core';

/*
 * Code for the page is written as text: this program has Node's types, without `document`.
 * The size is set through the debugger, as by the browser's setting: in percent of the root font size.
 */
const twoFrames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;
// The page has the new size two frames later: with reduced motion, transitions take one frame.
// A formula is wider until its fonts are there.
const enlarge = `document.documentElement.style.fontSize = '212.5%'; document.fonts.ready.then(() => ${twoFrames})`;
const restore = `document.documentElement.style.fontSize = ''; ${twoFrames}`;

const findFaults = `(() => {
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  const label = (element) => (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30);
  const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  if (scrollWidth > clientWidth) {
    const scrolls = (element) => ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => shown(element) && element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => { for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) if (scrolls(one)) return false; return true; })
      .slice(-3).map((element) => element.tagName.toLowerCase() + '.' + element.getAttribute('class') + ' ' + label(element));
    faults.push('the page is ' + (scrollWidth - clientWidth) + ' px wider than the screen: ' + widest.join('; '));
  }
  const menu = document.querySelector('header button[aria-haspopup="dialog"]');
  if (menu && shown(menu) === false) faults.push('the menu button is not to be seen');
  if (menu) {
    const { width, height } = menu.getBoundingClientRect();
    if (width < 44 || height < 44) faults.push('the menu button is ' + width + ' × ' + height + ' px');
  }
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (dialog.scrollWidth > dialog.clientWidth) faults.push('the dialog scrolls sideways');
  for (const button of document.querySelectorAll('button, [role="tab"]'))
    if (shown(button) && button.scrollWidth > button.clientWidth + 1) faults.push('a label sticks out of its button: ' + label(button));
  return faults;
})()`;

const shareOfStickyBars = `(() => {
  if (document.querySelector('dialog[open], [role="dialog"]')) return 0;
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  const covered = [...document.querySelectorAll('body *')]
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.checkVisibility() && !element.closest('table'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > innerWidth * 0.6 && (top <= 1 || bottom >= innerHeight - 1))
    .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0);
  scrollTo(0, 0);
  return covered / innerHeight;
})()`;

/** The faults of a page at 200 % text: overflow, and sticky bars that leave no room for the page. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  await page.evaluate(enlarge);
  const faults = await page.evaluate<string[]>(findFaults);
  const share = await page.evaluate<number>(shareOfStickyBars);
  if (share > 0.36) faults.push(`bars that stick take ${Math.round(share * 100)} % of the height`);
  await page.evaluate(restore);
  return faults.map((fault) => `text at 200 %: ${fault}`);
}
