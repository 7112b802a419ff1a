import { expect, it } from 'vitest';
import { bossMenuScreensOf } from '../src/browser/boss-screens.ts';
import { describeScreens } from '../src/browser/describe-screens.ts';
import { routesWithoutScreen } from '../src/browser/routes-without-screen.ts';
import { screensOf } from '../src/browser/screens.ts';

describeScreens('the boss area, from its menu', bossMenuScreensOf, (opened) => {
  it('has a screen for every page of the remotes’ tables', async () => {
    const { site, ids } = opened();
    expect(await routesWithoutScreen(site.url, screensOf(ids))).toEqual([]);
  });
});
