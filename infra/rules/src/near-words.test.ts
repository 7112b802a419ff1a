import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKeyOf } from './bengali.ts';
import { createNearWords } from './near-words.ts';

const words = [
  'medical',
  'dental',
  'dhaka',
  'university',
  'engineering',
  'physics',
  '2024',
  'c00043',
  'hsc',
  ...['চিকিৎসা', 'বিশ্ববিদ্যালয়', 'পদার্থবিজ্ঞান', 'রসায়ন'].map(searchKeyOf),
];

const { nearTo } = createNearWords(words);

describe('the words near a mistyped one', () => {
  it.each([
    ['medcal', 'medical'],
    ['mdeical', 'medical'],
    ['medicall', 'medical'],
    ['phisics', 'physics'],
    ['unversty', 'university'],
    ['engene', 'engineering'],
    ['বিশ্ববিদালয়', 'বিশ্ববিদ্যালয়'],
    ['পদার্থবীজ্ঞান', 'পদার্থবিজ্ঞান'],
    ['রষায়ন', 'রসায়ন'],
  ])('of %s is %s', (typed, word) => {
    expect(nearTo(searchKeyOf(typed))).toEqual([searchKeyOf(word)]);
  });

  it.each(['ssc', '2025', 'c00042', 'history', 'medixxl'])('of %s are none', (typed) => {
    expect(nearTo(typed)).toEqual([]);
  });

  it('have any one letter left out, replaced or exchanged with the next', () => {
    const letter = fc.constantFrom(...Array.from('abcdefghijklmnop'));
    const word = fc.array(letter, { minLength: 5, maxLength: 14 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, fc.nat(), letter, (right, place, other) => {
        const at = place % (right.length - 1);
        const [head, tail] = [right.slice(0, at), right.slice(at + 1)];
        const swapped = `${head}${tail.charAt(0)}${right.charAt(at)}${tail.slice(1)}`;
        for (const typed of [`${head}${tail}`, `${head}${other}${tail}`, swapped]) {
          expect(createNearWords([right]).nearTo(typed)).toEqual([right]);
        }
      }),
    );
  });
});
