import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bengaliDigits } from './digits.ts';
import { localMobileOf, maskedMobile, mobileKeyOf } from './mobile.ts';

describe('a mobile number', () => {
  it.each([
    '01712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '017-1234 5678',
    '০১৭১২৩৪৫৬৭৮',
    '1712345678',
    '১৭১২ ৩৪৫৬৭৮',
    ' +880 1712-345678 ',
    '+৮৮০ ১৭১২–৩৪৫৬৭৮',
    '(+880) 1712.345.678',
    '০১৭১২‑৩৪৫৬৭৮',
    '\u202a+8801712345678\u202c',
    '01712\u200b345678',
    '０１７１２３４５６７８',
    '৮৮ ০১৭১২ ৩৪৫ ৬৭৮',
  ])('has one key in the spelling %s', (spelling) => {
    expect(mobileKeyOf(spelling)).toBe('8801712345678');
  });

  it.each(['', '0171234567', '02123456789', '01212345678', '+4471234567890', 'abc', '017123456789'])(
    'is not %s',
    (text) => {
      expect(mobileKeyOf(text)).toBeNull();
    },
  );

  it('is shown as people dial it, or with its middle hidden', () => {
    expect(localMobileOf('8801712345678')).toBe('01712345678');
    expect(maskedMobile('8801712345678')).toBe('017•••••678');
  });

  it('has one key for each number, whatever prefix, script and separators it is written with [CMP-04 PHN-01]', () => {
    const number = fc.tuple(
      fc.constantFrom('3', '4', '5', '6', '7', '8', '9'),
      fc.stringMatching(/^\d{8}$/u),
    );
    const spelling = fc.record({
      prefix: fc.constantFrom('+880', '880', '00880', '0', '', '+88 0', '৮৮০', '+৮৮০-'),
      gaps: fc.array(fc.constantFrom('', ' ', '-', '–', '.', '\u00a0'), { minLength: 10, maxLength: 10 }),
      isBengali: fc.boolean(),
    });
    fc.assert(
      fc.property(number, spelling, ([operator, rest], { prefix, gaps, isBengali }) => {
        const digits = `1${operator}${rest}`;
        const written = Array.from(digits, (digit, at) => digit + (gaps[at] ?? '')).join('');
        const text = prefix + (isBengali ? bengaliDigits(written) : written);
        expect(mobileKeyOf(text)).toBe(`880${digits}`);
      }),
    );
  });
});
