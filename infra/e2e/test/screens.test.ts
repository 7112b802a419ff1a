import { expect, it } from 'vitest';
import { describeScreens } from '../src/browser/describe-screens.ts';
import { printed } from '../src/browser/on-paper.ts';
import { siteScreensOf } from '../src/browser/screens.ts';

/** Width of the sheet in millimetres. */
const papers = [
  ['admit-card', 210],
  ['certificate', 297],
  ['report-card', 210],
] as const;

describeScreens('the site', siteScreensOf, (opened) => {
  it.each(papers)('%s is printed on one sheet of %i mm, and nothing is cut off', async (name, width) => {
    const { site, ids } = opened();
    for (const language of ['bn', 'en'] as const) {
      const { page, close } = await site.open({ role: 'student', language, theme: 'dark' });
      const { path = '' } = siteScreensOf(ids).find((one) => one.name === name) ?? {};
      expect(await printed(page, path)).toEqual({ sheets: [width], cutOff: [], tooSmall: [] });
      await close();
    }
  });
});
