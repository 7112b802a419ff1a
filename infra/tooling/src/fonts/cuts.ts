import * as ranges from '@pathshala/web-kit/font-ranges';
import { root } from '../build/root.ts';
import { everySyllable, glyphsOf, conjunctsIn } from './first-glyphs.ts';
import { createShaper } from './shaper.ts';
import { shownBengaliWords } from './shown-texts.ts';
import { subset } from './subset.ts';
import { readWoff2 } from './woff2.ts';

export const fontsFolder = `${root}/infra/web-kit/src/theme/fonts`;

const packages = `${root}/node_modules/@fontsource`;

/** Hind Siliguri for text, Noto Serif Bengali for titles. */
export const faces = [
  { name: 'text-400', family: 'hind-siliguri', weight: 400 },
  { name: 'text-600', family: 'hind-siliguri', weight: 600 },
  { name: 'title-700', family: 'noto-serif-bengali', weight: 700 },
] as const;

type Face = (typeof faces)[number];

export function packagedFont({ family, weight }: Face, script: 'bengali' | 'latin'): Promise<Uint8Array> {
  return readWoff2(`${packages}/${family}/files/${family}-${script}-${weight}-normal.woff2`);
}

export function licenceOf(family: Face['family']): string {
  return `${packages}/${family}/LICENSE`;
}

interface Cut {
  /** The name of the file, without extension. */
  readonly name: string;
  readonly ttf: Uint8Array;
}

/**
 * The subsets of one face, a file each. `first` has what the interface and the sample data need, the Bengali `whole`
 * every conjunct, and the Latin `rest` the characters that `first` omits.
 */
export async function cutsOf(face: Face): Promise<readonly Cut[]> {
  const [bengali, latin] = [await packagedFont(face, 'bengali'), await packagedFont(face, 'latin')];
  const words = shownBengaliWords();
  const glyphs = glyphsOf(createShaper(bengali), [...everySyllable(conjunctsIn(words)), ...words]);
  const unicodes = unicodesOf(ranges.bengali);
  const named = async (cut: string, ttf: Promise<Uint8Array>): Promise<Cut> => ({
    name: `${face.name}-${cut}`,
    ttf: await ttf,
  });
  return [
    await named('bengali-first', subset(bengali, { unicodes, glyphs })),
    await named('bengali-whole', subset(bengali, { unicodes })),
    await named('latin-first', subset(latin, { unicodes: unicodesOf(ranges.latinFirst) })),
    await named('latin-rest', subset(latin, { unicodes: unicodesOf(ranges.latinRest) })),
  ];
}

/** The Bengali characters of an English page: prices, the language switch, the board in the picture of the home page. */
const asides = { 'text-400': '৳', 'text-600': '৳বাংলা', 'title-700': 'অআকখ' } as const;

/** A few Bengali characters, so that an English page does not load the whole face. */
export async function asideOf(face: Face): Promise<Cut> {
  const bengali = await packagedFont(face, 'bengali');
  const text = asides[face.name];
  return {
    name: `${face.name}-aside`,
    ttf: await subset(bengali, {
      unicodes: Array.from(text, (sign) => sign.codePointAt(0) ?? 0),
      glyphs: glyphsOf(createShaper(bengali), [text]),
    }),
  };
}

/** The characters of a `unicode-range`. */
export function unicodesOf(range: string): readonly number[] {
  return range.split(', ').flatMap((part) => {
    const [start = 0, end = start] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: end - start + 1 }, (_, at) => start + at);
  });
}
