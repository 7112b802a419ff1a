import { DomainError } from '@pathshala/service-kit/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContact, emailKeyOf, mobileKeyOf } from './contact.ts';

const good = { fullName: 'নুসরাত জাহান', email: 'nusrat@example.com', mobile: '01712345678' };

function fieldsOf(input: Partial<typeof good>): string[] {
  try {
    checkContact({ ...good, ...input });
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.keys(error.detail.fields ?? {});
  }
}

describe('a contact', () => {
  it.each([
    '01712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '017-1234 5678',
    '০১৭১২৩৪৫৬৭৮',
    ' +880 1712-345678 ',
  ])('knows the mobile number in the spelling %s', (spelling) => {
    expect(mobileKeyOf(spelling)).toBe('8801712345678');
  });

  it.each(['', '0171234567', '02123456789', '01212345678', '+4471234567890', 'abc', '017123456789'])(
    'refuses %s as a mobile number',
    (text) => {
      expect(mobileKeyOf(text)).toBeNull();
    },
  );

  it('has one key for every spelling of an email', () => {
    expect(emailKeyOf('  NUSRAT@Example.COM ')).toBe('nusrat@example.com');
  });

  it('names every field that is missing or wrong', () => {
    expect(fieldsOf({ fullName: ' ', email: 'x', mobile: '1' })).toEqual([
      'basicInfo.fullName',
      'basicInfo.email',
      'basicInfo.mobile',
    ]);
    expect(fieldsOf({ email: 'a@b' })).toEqual(['basicInfo.email']);
    expect(fieldsOf({})).toEqual([]);
  });

  it('never fails on any text but by saying what is wrong', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (fullName, email, mobile) => {
        expect(() => fieldsOf({ fullName, email, mobile })).not.toThrow();
      }),
    );
  });
});
