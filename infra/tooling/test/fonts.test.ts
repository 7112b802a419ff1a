import { readFileSync, statSync } from 'node:fs';
import * as ranges from '@pathshala/web-kit/font-ranges';
import { conjunctsOf } from '@pathshala/web-kit/conjuncts';
import { knownConjuncts } from '@pathshala/web-kit/known-conjuncts';
import { beforeAll, describe, expect, it } from 'vitest';
import { faces, fontsFolder, packagedFont, unicodesOf } from '../src/fonts/cuts.ts';
import { everySyllable, conjunctsIn } from '../src/fonts/first-glyphs.ts';
import { createShaper, type Shaper } from '../src/fonts/shaper.ts';
import { interfaceSigns, shownBengaliWords } from '../src/fonts/shown-texts.ts';
import { readWoff2 } from '../src/fonts/woff2.ts';

const words = shownBengaliWords();
const known = knownConjuncts.split(' ');

/** The outline and the width of each glyph, independent of its number in the file. */
function drawn({ shape, outline }: Shaper, text: string): string {
  return shape(text)
    .map(({ id, advance }) => `${advance} ${outline(id)}`)
    .join('\n');
}

function hasAll({ shape }: Shaper, text: string): boolean {
  return shape(text).every(({ id }) => id !== 0);
}

async function shipped(name: string): Promise<Shaper> {
  return createShaper(await readWoff2(`${fontsFolder}/${name}.woff2`));
}

describe('the texts of interface and sample data', () => {
  it('are found: words of the shell, of a front end and of the papers', () => {
    expect(words.length).toBeGreaterThan(4_000);
    for (const word of ['পাঠশালা', 'পরীক্ষা', 'অগ্রপেষণ', 'অ্যাক্রিলিকের']) expect(words).toContain(word);
  });

  it('have no conjunct that the first cuts lack: run `npm run fonts` if this fails', () => {
    expect(conjunctsIn(words).filter((conjunct) => !known.includes(conjunct))).toEqual([]);
  });

  it('have no character in the interface that only the `rest` of the Latin fonts has', () => {
    const rest = unicodesOf(ranges.latinRest);
    expect(interfaceSigns().filter((sign) => rest.includes(sign))).toEqual([]);
  });
});

describe.each(faces)('the Bengali cuts of $name', (face) => {
  let packaged: Shaper;
  let first: Shaper;
  let whole: Shaper;

  beforeAll(async () => {
    packaged = createShaper(await packagedFont(face, 'bengali'));
    first = await shipped(`${face.name}-bengali-first`);
    whole = await shipped(`${face.name}-bengali-whole`);
  });

  it('draw every word of interface and sample data as the packaged font does', () => {
    const differing = words.filter(
      (word) => !hasAll(first, word) || drawn(first, word) !== drawn(packaged, word),
    );
    expect(differing).toEqual([]);
  });

  it('draw every known conjunct, with every vowel sign and mark', () => {
    const differing = everySyllable(known).filter(
      (syllable) => !hasAll(first, syllable) || drawn(first, syllable) !== drawn(packaged, syllable),
    );
    expect(differing).toEqual([]);
  });

  it('include in `whole` the conjuncts that no text here has', () => {
    const rare = ['ঙ্ক্ষ', 'জ্ঞ্য', 'ঞ্ঝ', 'ষ্ঠ্য', 'ক্ট্র', 'ত্ত্ব', 'হ্ণ', 'গ্ধ'];
    expect(rare.filter((conjunct) => drawn(whole, conjunct) !== drawn(packaged, conjunct))).toEqual([]);
    expect(rare.some((conjunct) => drawn(first, conjunct) !== drawn(packaged, conjunct))).toBe(true);
  });
});

describe('conjuncts', () => {
  it('are found without their vowel signs', () => {
    expect(conjunctsOf('কেন্দ্রে পরীক্ষার কর্ম, অ্যাকাউন্ট উদ্‌যাপন')).toEqual(['ন্দ্র', 'ক্ষ', 'র্ম', 'অ্য', 'ন্ট', 'দ্‌য']);
    expect(conjunctsOf('নাম আমার (abc)')).toEqual([]);
  });
});

describe('the style sheet of the fonts', () => {
  const css = readFileSync(`${fontsFolder}/../fonts.css`, 'utf8').replaceAll(/\s+/g, ' ');

  it('lists the characters that the files contain', () => {
    for (const range of Object.values(ranges)) expect(css).toContain(`unicode-range: ${range};`);
  });

  it('loads at most 45 kB for a page in either language', () => {
    const bytes = (name: string): number => statSync(`${fontsFolder}/${name}.woff2`).size;
    const both = ['text-400-bengali-first', 'text-400-latin-first'];
    const asides = faces.map(({ name }) => `${name}-aside`);
    const english = [...both.slice(1), 'text-600-latin-first', 'title-700-latin-first', ...asides];
    for (const names of [both, english])
      expect(names.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThanOrEqual(45_000);
  });
});
