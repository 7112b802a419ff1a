import { describe, expect, it } from 'vitest';
import { factsOf, titleOf } from './describe-course.ts';

describe('a link to a course', () => {
  it('has the name of the course in the language of the reader, in one line', () => {
    const course = { name: 'পদার্থবিজ্ঞান | Physics\u2028first paper' };
    expect(titleOf(course, 'bn')).toBe('পদার্থবিজ্ঞান');
    expect(titleOf(course, 'en')).toBe('Physics first paper');
  });

  it.each([
    [
      { kind: 'admission', language: 'en' },
      { fee: 1500, parts: 3 },
      'Admission preparation · 3 units · ৳1,500',
    ],
    [{ kind: 'academic', language: 'en' }, { fee: 0, parts: 1 }, 'Academic course · 1 subject · Free'],
    [{ kind: 'admission', language: 'bn' }, { fee: 1500, parts: 12 }, 'ভর্তি প্রস্তুতি · ১২টি ইউনিট · ৳১,৫০০'],
    [{ kind: 'academic', language: 'bn' }, { fee: 0, parts: 0 }, 'একাডেমিক কোর্স · বিনামূল্যে'],
  ] as const)('says of a course what it has and costs: %o', (view, course, facts) => {
    expect(factsOf(course, view)).toBe(facts);
  });
});
