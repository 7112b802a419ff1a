import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { createHttpClient } from '../src/http/http-client.ts';
import { letterTo } from '../src/http/participant-journey.ts';
import { loggedInAdmin } from '../src/http/people.ts';
import { openShortCampaign } from '../src/http/short-campaign.ts';
import { linkIn, tokenIn } from '../src/mailbox.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** Pixels of the site's name that are cut off, and rows of the bar. */
async function barOf(page: Page): Promise<{ readonly cut: number; readonly rows: number }> {
  await settled(page);
  const bar = page.getByRole('banner');
  const cut = await bar
    .locator('a[href="/"] span')
    .evaluate(
      ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) =>
        scrollWidth - clientWidth,
    );
  return { cut, rows: Math.floor(((await bar.boundingBox())?.height ?? 0) / 64) };
}

/** The mailed link of a visitor who has registered for an exam and confirmed it. */
async function linkToExam(): Promise<string> {
  const { _id: campaignId } = await openShortCampaign(await loggedInAdmin(site), 600);
  const email = `phone${process.pid}@example.com`;
  const basicInfo = { fullName: 'Mim Akter', email, mobile: '01711223399' };
  const visitor = createHttpClient(site.url);
  await visitor.send('POST', '/examcampaigns/register', { campaignId, basicInfo });
  const first = await letterTo(site, email, ({ raw }) => raw.includes('text/calendar'));
  await visitor.send('POST', '/examcampaigns/confirm', { token: tokenIn(first, '/campaigns/confirm') });
  return linkIn(await letterTo(site, email, ({ id }) => id.includes('-sitting')), '/campaigns/sit');
}

const languages = [
  ['bn', 'লগ ইন', /^রূপ: /u],
  ['en', 'Log in', /^Appearance: /u],
] as const;

describe('the top bar on a phone', () => {
  it.each(languages)(
    'in %s offers a visitor “%s” beside the whole name, and the appearance in the menu',
    async (language, login, appearance) => {
      const faults = await site.journey({ width: 360, language }, async (page) => {
        await page.goto('/');
        expect(await barOf(page)).toEqual({ cut: 0, rows: 1 });
        const bar = page.getByRole('banner');
        expect(await bar.getByRole('button', { name: appearance }).isVisible()).toBe(false);
        await bar.getByRole('button', { name: /^(?:Menu|মেনু)$/u }).click();
        await page.getByRole('dialog').getByRole('button', { name: appearance }).click();
        await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
        await page.keyboard.press('Escape');
        await bar.getByRole('link', { name: login, exact: true }).click();
        await page.waitForURL('**/login');
      });
      expect(faults).toEqual([]);
    },
  );

  it('shows who sits without an account the whole name beside the way out, in both languages [NAV-02]', async () => {
    const link = await linkToExam();
    const faults = await site.journey({ width: 360, language: 'en' }, async (page) => {
      await page.goto(link);
      const refused: number[] = [];
      page.on('response', (response) => response.status() === 409 && refused.push(response.status()));
      await page.getByRole('button', { name: 'Open the exam' }).dblclick();
      await page.getByRole('button', { name: 'Start' }).waitFor();
      expect(refused).toEqual([]);
      await page.goto('/');
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name: 'Leave' }).waitFor();
      expect(await barOf(page)).toEqual({ cut: 0, rows: 1 });
      await bar.getByRole('button', { name: 'বাংলা' }).click();
      await bar.getByRole('button', { name: 'বেরিয়ে যান' }).waitFor();
      expect(await barOf(page)).toEqual({ cut: 0, rows: 1 });
    });
    expect(faults).toEqual([]);
  });
});
