import { firstViewsOf } from '@pathshala/e2e/first-views';
import { type FirstViewWeight, weighFirstView } from '@pathshala/e2e/first-view-weight';
import { prepareSample } from '@pathshala/e2e/sample-ids';
import { openSite } from '@pathshala/e2e/site-in-browser';
import type { Row } from './report.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

/** P7 on the wire: what Chromium, a phone's width and no cache, loads of each first view, in both languages. */
export async function wireRow(): Promise<Row> {
  const site = await openSite({ isDesktop: true });
  try {
    const texts: string[] = [];
    for (const { name, path, role } of firstViewsOf(await prepareSample(site.url))) {
      const weights: FirstViewWeight[] = [];
      for (const language of ['bn', 'en'] as const) {
        const { page, close } = await site.open({ width: 360, language, role });
        weights.push(await weighFirstView(page, path));
        await close();
      }
      texts.push(`${name} ${weights.map(formatWeight).join(' / ')}`);
    }
    return {
      id: 'P7',
      what: 'first view, all bytes on the wire with headers, Bengali / English; in brackets fonts, after the plus everything first requested when the page was complete and idle',
      goal: '175 kB, fonts 45 kB; boss 350 kB',
      figure: `${texts.join(', ')} kB`,
    };
  } finally {
    await site.stop();
  }
}

function formatWeight({ all, fonts, late }: FirstViewWeight): string {
  return `${kilobytes(all)} (${kilobytes(fonts)}) + ${kilobytes(late)}`;
}
