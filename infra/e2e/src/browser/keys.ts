import type { Locator, Page } from 'playwright-core';

/** Whether the keyboard is in this control. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element: { matches(selector: string): boolean }) => element.matches(':focus'));

/** The limit is higher than the number of controls of any page. */
const maxSteps = 160;

/** Presses Tab until the control has the focus; fails for a control that cannot be reached. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < maxSteps; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target.toString()}`);
}

/** Walks to the control and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
}

/** Walks to the field and replaces what it has. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
