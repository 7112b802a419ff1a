import { describe, expect, it } from 'vitest';
import { mobileKeyOf } from './mobile.ts';

describe('a mobile number', () => {
  it.each([
    '01712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '017-1234 5678',
    '০১৭১২৩৪৫৬৭৮',
    ' +880 1712-345678 ',
  ])('has one key in the spelling %s', (spelling) => {
    expect(mobileKeyOf(spelling)).toBe('8801712345678');
  });

  it.each(['', '0171234567', '02123456789', '01212345678', '+4471234567890', 'abc', '017123456789'])(
    'is not %s',
    (text) => {
      expect(mobileKeyOf(text)).toBeNull();
    },
  );
});
