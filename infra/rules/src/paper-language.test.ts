import { describe, expect, it } from 'vitest';
import { isInBothLanguages, partsOfText } from './paper-language.ts';

const rich =
  '<div lang="bn">কোনটি?<img src="/a" alt="ছবি"></div><div lang="en">Which?<img src="/a" alt="it"><img src="/b"></div>';

describe('a text of a paper', () => {
  it.each([
    ['bn', rich, [{ language: 'bn', text: 'কোনটি?<img src="/a" alt="ছবি">' }]],
    ['en', rich, [{ language: 'en', text: 'Which?<img src="/a" alt="it"><img src="/b">' }]],
    ['bn', 'বেসোফিল | basophil', [{ language: 'bn', text: 'বেসোফিল' }]],
    [
      'both',
      'বেসোফিল | basophil',
      [
        { language: 'bn', text: 'বেসোফিল' },
        { language: 'en', text: 'basophil' },
      ],
    ],
  ] as const)('is shown in the wanted language: %s %s', (wanted, text, parts) => {
    expect(isInBothLanguages(text)).toBe(true);
    expect(partsOfText(wanted, text)).toEqual(parts);
  });

  it('shows a picture once where both languages are shown', () => {
    expect(partsOfText('both', rich).map(({ text }) => text)).toEqual([
      'কোনটি?<img src="/a" alt="ছবি">',
      'Which?<img src="/b">',
    ]);
  });

  it.each([
    ['$x | y$', null, '$x | y$'],
    ['কোনটি?', null, 'কোনটি?'],
    ['', null, ''],
    ['<div lang="bn"></div><div lang="en">Which?</div>', 'en', 'Which?'],
    ['<div lang="bn">কোনটি?</div>', 'bn', 'কোনটি?'],
  ])('that is in one language stays as it is, whichever is wanted: %s', (text, language, shown) => {
    expect(isInBothLanguages(text)).toBe(false);
    for (const wanted of ['bn', 'en', 'both'] as const) {
      expect(partsOfText(wanted, text)).toEqual([{ language, text: shown }]);
    }
  });
});
