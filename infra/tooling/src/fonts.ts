import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { root } from './build/root.ts';
import { asideOf, cutsOf, faces, fontsFolder, licenceOf } from './fonts/cuts.ts';
import { conjunctsIn } from './fonts/first-glyphs.ts';
import { shownBengaliWords } from './fonts/shown-texts.ts';
import { woff2 } from './fonts/woff2.ts';

/**
 * `npm run fonts`: writes the font files that the front ends ship (infra/docs/decisions/0009-fonts.md), and the list
 * of the conjuncts in the first files. Run it when a text has a new conjunct; a test fails then.
 */
async function main(): Promise<void> {
  await rm(fontsFolder, { recursive: true, force: true });
  await mkdir(fontsFolder, { recursive: true });
  const cuts = [...(await Promise.all(faces.map(cutsOf))).flat(), ...(await Promise.all(faces.map(asideOf)))];
  for (const { name, ttf } of cuts) {
    const file = await woff2.compress(ttf);
    await writeFile(`${fontsFolder}/${name}.woff2`, file);
    console.log(`${String(file.length).padStart(7)}  ${name}`);
  }
  for (const family of new Set(faces.map((face) => face.family)))
    await copyFile(licenceOf(family), `${fontsFolder}/OFL-${family}.txt`);
  await writeFile(`${root}/infra/web-kit/src/fonts/known-conjuncts.ts`, knownConjuncts());
}

function knownConjuncts(): string {
  const conjuncts = conjunctsIn(shownBengaliWords());
  return `/** Written by \`npm run fonts\`: the ${conjuncts.length} conjuncts that the first cut of every Bengali face has. */
export const knownConjuncts =
  '${conjuncts.join(' ').replaceAll(/[\u200C\u200D]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase()}`)}';
`;
}

await main();
