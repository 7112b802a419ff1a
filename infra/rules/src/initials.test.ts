import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Nusrat Jahan', 'N. J.'],
  ['md. rafid hasan', 'M. R. H.'],
  ['A.K.M. Fazlul Haque Hasan', 'A. K. M. F.'],
  ['রহিম হাসান', 'র. হা.'],
  ['স্বপন ক্ষমা', 'স্ব. ক্ষ.'],
  ['মোঃ শ্রাবণ', 'মোঃ. শ্রা.'],
  ['র\u200d\u09cdযাফিদ', 'র\u200d\u09cdযা.'],
  ['ত্রিদিব জ্যোতি', 'ত্রি. জ্যো.'],
  ['\u09a1\u09bcলি', '\u09a1\u09bc.'],
  ['(নিলয়) ১২ Roy', 'নি. R.'],
  ['Émile', 'É.'],
  ['১২ -', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials.normalize('NFC'));
});

it('has at most four letters, whatever the name is [CMP-06]', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const parts = initialsOf(name)
        .split(' ')
        .filter((part) => part !== '');
      expect(parts.length).toBeLessThanOrEqual(4);
      for (const part of parts) expect(part.endsWith('.')).toBe(true);
    }),
  );
});
