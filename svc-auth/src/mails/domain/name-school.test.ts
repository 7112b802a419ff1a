import { describe, expect, it } from 'vitest';
import { nameSchool } from './name-school.ts';

const subjectFor = (school: string, subject: string) =>
  nameSchool({ subject, paragraphs: [] }, school).subject;

describe('the name of the site in a mail', () => {
  it.each([
    ['Pathshala', 'Choose a new {school} password', 'Choose a new Pathshala password'],
    ['পাঠশালা', '{school}-এর নতুন পাসওয়ার্ড', 'পাঠশালার নতুন পাসওয়ার্ড'],
    ['পাঠশালা', '{school}-এ আমন্ত্রণ', 'পাঠশালায় আমন্ত্রণ'],
    ['ঢাকা কলেজ', '{school}-এর নতুন পাসওয়ার্ড', 'ঢাকা কলেজ-এর নতুন পাসওয়ার্ড'],
    ['ঢাকা কলেজ', '{school}-এ আমন্ত্রণ', 'ঢাকা কলেজ-এ আমন্ত্রণ'],
    ['$& {school}', '{school}', '$& {school}'],
  ])('%s: %s', (school, subject, named) => {
    expect(subjectFor(school, subject)).toBe(named);
  });

  it('is in the paragraphs too', () => {
    const content = { subject: '', paragraphs: ['{school} invites you'] };
    expect(nameSchool(content, 'School').paragraphs).toEqual(['School invites you']);
  });
});
