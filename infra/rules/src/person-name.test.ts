import { describe, expect, it } from 'vitest';
import { cleanPersonName, personNameProblem } from './person-name.ts';

describe('the name of a person', () => {
  it.each([
    'নুসরাত জাহান',
    'মোঃ আব্দুর রহিম',
    'Md.Rahim Uddin',
    'md.rahim',
    'A.K.M. Fazlul Haque',
    'a.k.m.fazlul haque',
    "Shirin O'Connor (Mita)",
    'Student 1',
    'র\u200d্যাব',
  ])('is %s', (name) => {
    expect(personNameProblem(name)).toBeNull();
  });

  it.each([
    'Visit evil.example/bkash now - urgent!',
    'https://evil.example',
    'www.evil.example',
    'evil.example',
    'bit.ly',
    'PIN: 1234',
    'a@b.example',
    'Win <b>money</b>',
  ])('is not %s', (name) => {
    expect(personNameProblem(name)).toBe('form');
  });

  it('is one line, without marks that turn the direction', () => {
    const name = 'customer,\n\nYour account is suspended\u202E';
    expect(cleanPersonName(name)).toBe('customer, Your account is suspended');
  });

  it('has a letter and at most 100 signs', () => {
    expect(personNameProblem(' ')).toBe('required');
    expect(personNameProblem('...')).toBe('required');
    expect(personNameProblem('ক'.repeat(101))).toBe('long');
  });
});
