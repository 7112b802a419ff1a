import { globSync, readFileSync } from 'node:fs';
import { root } from '../build/root.ts';

const ofInterface = [
  '{shell,mfe-*,infra/web-kit,infra/contract-kit}/src/**/*.{ts,tsx,json}',
  'shell/index.html',
];
const ofSample = ['svc-*/src/**/*.ts', 'svc-*/sample/**/*.json'];

/**
 * These files have no texts of the interface: `maths-signs` has what formulas that people write are shown as in previews.
 */
const noTexts = /\.test\.tsx?$|\/testing\/|known-conjuncts|maths-signs/;

const bengaliRun = /[\u0964\u0965\u0980-\u09FF\u200C\u200D]+/g;

/** Every Bengali word in the interface and in the sample data. */
export function shownBengaliWords(): readonly string[] {
  const words = textsOf([...ofInterface, ...ofSample]).flatMap((text) => text.match(bengaliRun) ?? []);
  return [...new Set(words)].toSorted();
}

/** Every other character above U+007E in the interface. */
export function interfaceSigns(): readonly number[] {
  const signs = textsOf(ofInterface).flatMap(
    (text) => text.match(/[^\0-\u007E\u0964\u0965\u0980-\u09FF]/gu) ?? [],
  );
  return [...new Set(signs)].map((sign) => sign.codePointAt(0) ?? 0);
}

function textsOf(sources: readonly string[]): readonly string[] {
  return globSync([...sources], { cwd: root })
    .filter((file) => !noTexts.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
}
