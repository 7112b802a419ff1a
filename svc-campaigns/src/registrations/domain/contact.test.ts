import { DomainError } from '@pathshala/contract-kit/domain-error';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireContact } from './contact.ts';

const good = { fullName: 'নুসরাত জাহান', email: 'nusrat@example.com', mobile: '01712345678' };

function fieldsOf(input: Partial<typeof good>): string[] {
  try {
    requireContact({ ...good, ...input });
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.keys(error.detail.fields ?? {});
  }
}

describe('a contact', () => {
  it('names every field that is missing or wrong', () => {
    expect(fieldsOf({ fullName: ' ', email: 'x', mobile: '1' })).toEqual([
      'basicInfo.fullName',
      'basicInfo.email',
      'basicInfo.mobile',
    ]);
    expect(fieldsOf({ email: 'a@b' })).toEqual(['basicInfo.email']);
    expect(fieldsOf({})).toEqual([]);
  });

  it('takes a name in two languages, each by the rule of a name', () => {
    expect(requireContact({ ...good, fullName: ' নুসরাত  জাহান | Nusrat Jahan ' }).basicInfo.fullName).toBe(
      'নুসরাত জাহান | Nusrat Jahan',
    );
    expect(fieldsOf({ fullName: 'নুসরাত | www.evil.example' })).toEqual(['basicInfo.fullName']);
    expect(fieldsOf({ fullName: 'Nusrat | Jahan' })).toEqual(['basicInfo.fullName']);
  });

  it('never throws anything but a DomainError for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (fullName, email, mobile) => {
        expect(() => fieldsOf({ fullName, email, mobile })).not.toThrow();
      }),
    );
  });
});
