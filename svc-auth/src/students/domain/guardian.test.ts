import { describe, expect, it } from 'vitest';
import { changeGuardian, noGuardian } from './guardian.ts';

const at = '2026-01-15T10:00:00.000Z';
const later = '2026-02-15T10:00:00.000Z';
const agreed = changeGuardian(noGuardian, { name: 'Nasrin', mobile: '১৭১২-৩৪৫৬৭৮', consent: 'yes' }, at);

describe('the guardian of a student', () => {
  it('has one spelling of the number, and the time of the consent [PHN-05]', () => {
    expect(agreed).toEqual({ name: 'Nasrin', mobile: '01712345678', consentAt: at });
  });

  it('has agreed for this number alone: another one needs a new consent [PHN-05]', () => {
    expect(changeGuardian(agreed, { mobile: '01812345678' }, later).consentAt).toBe('');
    expect(changeGuardian(agreed, { mobile: '01812345678', consent: 'yes' }, later).consentAt).toBe(later);
    expect(changeGuardian(agreed, { mobile: '+8801712345678', consent: 'yes' }, later).consentAt).toBe(at);
  });

  it('has agreed until it is taken back, and to nothing without a number [PHN-05]', () => {
    expect(changeGuardian(agreed, { name: 'Nasrin Begum' }, later).consentAt).toBe(at);
    expect(changeGuardian(agreed, { consent: '' }, later)).toMatchObject({
      mobile: '01712345678',
      consentAt: '',
    });
    expect(changeGuardian(agreed, { mobile: '' }, later)).toEqual({ ...noGuardian, name: 'Nasrin' });
    expect(changeGuardian(noGuardian, { consent: 'yes' }, at)).toEqual(noGuardian);
  });

  it.each([
    [{ mobile: '0171' }, 'auth.mobile-invalid'],
    [{ name: 'http://evil.example' }, 'auth.name-form'],
    [{ name: 'ক'.repeat(200) }, 'auth.name-long'],
  ])('refuses %o', (change, code) => {
    expect(() => changeGuardian(noGuardian, change, at)).toThrow(expect.objectContaining({ code }));
  });
});
