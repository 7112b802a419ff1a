import { describe, expect, it } from 'vitest';
import { isBlank } from '@pathshala/rules/blank';
import { plainText, richText } from './text.ts';

const invisible = [
  '',
  ' ',
  '\u00A0',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u17B4',
  '\u180E',
  '\u200B',
  '\u200C\u200D',
  '\u200E\u200F',
  '\u2028\u2029',
  '\u202A\u202E',
  '\u2060\u2063',
  '\u2066\u2069',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\uFFF9',
  '\u{1D159}',
  '\u{E0020}',
  '\u{E0100}',
  '\u0007',
  ' \u200B \u2060\n',
];

describe('a text of invisible characters', () => {
  it.each(invisible)('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(plainText({ max: 9 }).parse(text)).toBe('');
    for (const field of [plainText, richText]) {
      const parsed = field({ max: 9, required: true }).safeParse(text);
      expect(parsed.error?.issues).toMatchObject([{ code: 'too_small' }]);
    }
  });

  it.each(['a', '০', 'র\u200D্যাব', '\u200Bক', '-', '🙂'])(
    'is not blank with something else in it: %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(plainText({ max: 20, required: true }).parse(text)).toBe(text);
    },
  );
});
