import { firstViews } from '@pathshala/tooling/first-views';
import { oneBundleWeights } from '@pathshala/tooling/one-bundle';
import { total } from '@pathshala/tooling/weight';
import type { Row } from './report.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** P7 by the bytes of the builds: all scripts, styles and the page itself, brotli, for a cold visitor in Bengali. */
export async function firstViewRow(): Promise<Row> {
  const texts: string[] = [];
  let [ours, plain] = [0, 0];
  for (const { name, weights, remote, chunk } of firstViews()) {
    const [own, one] = [total(weights), total(await oneBundleWeights(remote, chunk))];
    texts.push(`${name} ${kilobytes(own)} (${(own / one).toFixed(2)})`);
    ours += own;
    plain += one;
  }
  return {
    id: 'P7',
    what: 'first view, brotli bytes without fonts and pictures ÷ the same screen as one React bundle',
    goal: '1.25, the router counted',
    figure: `${(ours / plain).toFixed(2)}: ${texts.join(', ')}`,
  };
}
