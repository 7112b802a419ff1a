import { array, assert as holds, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bijoyCertainties,
  bijoyEvidence,
  bijoyOptionsToUnicode,
  bijoyToUnicode,
  type BijoyCertainty,
} from '../src/bijoy.ts';
import { bijoyLetters } from '../src/bijoy-letters.ts';
import { conjuncts, typedInBijoy } from './bijoy-typing.ts';
import { bijoyQuestions, districts, englishQuestions, typedWords } from './bijoy-words.ts';

const nfc = (text: string) => text.normalize('NFC');
/** Whether a conjunct is joined or shows its hasanta is a matter of its shape. */
const letters = (text: string) => nfc(text).replaceAll(/[\u200c\u200d]/gu, '');
const vowels = ['', 'া', 'ি', 'ী', 'ু', 'ূ', 'ৃ', 'ে', 'ৈ', 'ো', 'ৌ'];

function certaintiesOf(...questions: readonly (readonly string[])[]): BijoyCertainty[] {
  return bijoyCertainties(
    questions.map(([stem = '', ...options]) => bijoyEvidence({ texts: [stem], options })),
  );
}

describe('a Bijoy text as Unicode', () => {
  it.each(typedWords)('%s is %s', (typed, shown) => expect(bijoyLetters(typed)).toBe(nfc(shown)));

  it('has the letters of every conjunct in every spelling, with every vowel sign, ya-phala, reph and chandrabindu', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const [conjunct, spellings] of conjuncts) {
      for (const [choice] of spellings.entries()) {
        for (const vowel of vowels) {
          for (const word of [
            `ক${conjunct}${vowel}ম`,
            `আ${conjunct}্য${vowel}`,
            `মর্${conjunct}${vowel}ত`,
            `চ${conjunct}${vowel}ঁ`,
          ]) {
            count += 1;
            const read = letters(bijoyLetters(typedInBijoy(word, choice)));
            if (read !== letters(word)) wrong.push(`${word} ${typedInBijoy(word, choice)} ${read}`);
          }
        }
      }
    }
    expect([count > 10_000, wrong]).toEqual([true, []]);
  });

  it('has the names of the 64 districts', () => {
    expect(districts).toHaveLength(64);
    for (const choice of [0, 1, 2]) {
      expect(districts.map((name) => letters(bijoyLetters(typedInBijoy(name, choice))))).toEqual(
        districts.map(letters),
      );
    }
  });

  it('reads back whatever is typed', () => {
    const syllable = tuple(
      constantFrom(...conjuncts.keys(), ...Array.from('কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ')),
      constantFrom(...vowels),
    ).map((parts) => parts.join(''));
    // Bijoy types ্রু and ্র before ম্ন with one character, খড়্গ as খক্ষ, and ণ্ঢ as ণঢ. No word has the others.
    const word = array(syllable, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(''))
      .filter((text) => !/রম্ন|খ[িেৈ]?ক্ষ|ণঢ/u.test(text));
    holds(
      property(word, integer({ min: 0, max: 3 }), (text, choice) => {
        expect(letters(bijoyLetters(typedInBijoy(text, choice)))).toBe(letters(text));
      }),
    );
  });
});

describe('whether a question is typed in Bijoy', () => {
  it.each(bijoyQuestions)(
    'is certain for $shown.0, which is converted without its maths, units and English',
    ({ typed, shown }) => {
      const [stem = '', ...options] = typed;
      expect(certaintiesOf(typed)).toEqual(['bijoy']);
      expect([bijoyToUnicode(stem), ...bijoyOptionsToUnicode(options)]).toEqual(shown.map(nfc));
    },
  );

  it.each(englishQuestions)('is certainly not for %s', (...question) => {
    expect(certaintiesOf(question)).toEqual(['latin']);
  });

  it('is certain for a whole file of either kind, and for each question of a file of both', () => {
    const bijoy = bijoyQuestions.map(({ typed }) => typed);
    expect(certaintiesOf(...bijoy)).toEqual(bijoy.map(() => 'bijoy'));
    expect(certaintiesOf(...englishQuestions)).toEqual(englishQuestions.map(() => 'latin'));
    expect(certaintiesOf(...bijoy, ...englishQuestions)).toEqual([
      ...bijoy.map(() => 'bijoy'),
      ...englishQuestions.map(() => 'latin'),
    ]);
  });

  it('is asked where a question is too short, or says both', () => {
    expect(certaintiesOf(['kni', 'eya'])).toEqual(['unsure']);
    expect(certaintiesOf(['$F$ = ?', 'mvR', 'qvB', 'mv'])).toEqual(['unsure']);
    expect(certaintiesOf(['Which city is the capital?', 'Lyjbv', 'XvKv'])).toEqual(['unsure']);
    expect(certaintiesOf(['বাংলাদেশের রাজধানী', 'XvKv', 'Lyjbv'])).toEqual(['unsure']);
    expect(certaintiesOf(['wb‡Pi †KvbwU verb?', 'go', 'is', 'run', 'eat'])).toEqual(['unsure']);
  });

  it('follows the file where a question alone does not say it', () => {
    const bijoy = bijoyQuestions.map(({ typed }) => typed);
    expect(certaintiesOf(['kni', 'eya'], ...bijoy)[0]).toBe('bijoy');
    expect(certaintiesOf(['$F$ = ?', 'mvR', 'qvB', 'mv'], ...englishQuestions)[0]).toBe('latin');
    expect(certaintiesOf(['is'], ...bijoy)[0]).toBe('unsure');
  });

  it('never holds for Unicode Bengali, whatever symbols stand in it', () => {
    expect(certaintiesOf(['সরল দোলকের দোলনকাল $T = 2\\pi$', 'mvR', 'qvB'], ['25', '30'], ['', ''])).toEqual([
      'latin',
      'latin',
      'latin',
    ]);
  });

  it('takes time in proportion to the text, whatever it is', () => {
    const hostile = ['$', '\\(', '\\[', 'x^{', '\\a{', 'a.', '°C', '“', 'w', 'a@'].map((part) =>
      part.repeat(20_000),
    );
    const from = performance.now();
    bijoyEvidence({ texts: hostile, options: [] });
    expect(performance.now() - from).toBeLessThan(2500);
    holds(property(string(), (text) => void bijoyToUnicode(text)));
  });
});
