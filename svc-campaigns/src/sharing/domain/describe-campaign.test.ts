import { describe, expect, it } from 'vitest';
import { factsOf, meritListTitleOf } from './describe-campaign.ts';

const exam = {
  title: '',
  timeLimit: 40,
  totalMarks: 30,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  subjects: [],
};

describe('the words of a shared link', () => {
  it('are the start in Dhaka, marks, minutes and location in the language of the reader', () => {
    const campaign = { startDate: '2026-02-01T18:30:00.000Z', exam, location: 'অনলাইন | Online' };
    expect(factsOf(campaign, 'en')).toBe('2 February 2026, 12:30 am · 30 marks · 40 minutes · Online');
    expect(factsOf(campaign, 'bn')).toContain('২ ফেব্রুয়ারি');
    expect(factsOf(campaign, 'bn')).toContain('৩০ নম্বর · ৪০ মিনিট · অনলাইন');
  });

  it('leave out what is not set', () => {
    const campaign = { startDate: '2026-02-01T18:30:00.000Z', exam: null, location: '' };
    expect(factsOf(campaign, 'en')).toBe('2 February 2026, 12:30 am');
  });

  it('name the merit list', () => {
    expect(meritListTitleOf({ title: 'পরীক্ষা | Test' }, 'bn')).toBe('মেধাতালিকা: পরীক্ষা');
  });
});
