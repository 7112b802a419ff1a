import { firstViews } from './bundle-size/first-views.ts';
import { oneBundleWeights } from './bundle-size/one-bundle.ts';
import { total } from './bundle-size/weight.ts';

const grouped = (bytes: number): string => bytes.toLocaleString('en');

/**
 * `node infra/tooling/src/bundle-size.ts`: the transfer size of each first view of the current build, file by file, compared
 * with the same screen as one plain React bundle (goals.md P7).
 */
let [ours, plain] = [0, 0];
for (const view of firstViews()) {
  const one = total(await oneBundleWeights(view.remote, view.chunk));
  const bytes = total(view.weights);
  ours += bytes;
  plain += one;
  console.log(
    `${view.name} (${view.path}): ${grouped(bytes)} B, one bundle ${grouped(one)} B, ratio ${(bytes / one).toFixed(2)}`,
  );
  for (const weight of view.weights) console.log(`  ${String(weight.bytes).padStart(7)}  ${weight.file}`);
}
console.log(
  `all three: ${grouped(ours)} B, one bundle ${grouped(plain)} B, ratio ${(ours / plain).toFixed(2)}`,
);
