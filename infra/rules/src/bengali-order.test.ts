import { array, assert as holds, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKeyOf } from './bengali.ts';
import { compareNames, listKeyOf, withOrder } from './bengali-order.ts';

const byKey = (one: string, other: string) => (listKeyOf(one) < listKeyOf(other) ? -1 : 1);

describe('names in alphabetical order', () => {
  it.each([
    'উত্তরা উৎপল উদয় উমা',
    'কংস কঙ্কণ কচি কড়ি কণা কথা কপিল কলি কাকলি কিরণ কীর্তি কুসুম কেয়া কৌশিক ক্ষমা খগেন',
    'জয় জয়া জয়ন্ত জরিনা জলিল জাহিদ',
    'গাড়ি গাঢ় গান গায়ত্রী গালিব',
    'অঞ্জলি আনিস ইমরান ঈশান উর্মি ঊষা ঋতু এমদাদ ঐশী ওমর ঔরব',
    'রাঁধুনি রাকা রাজন রায়হান রাশেদ',
    'বরিশাল বৎসর বদরুল বনানী বড়াল',
  ])('follow the Bangla Academy: %s', (names) => {
    const sorted = new Intl.Collator('bn');
    const list = names.split(' ').toSorted(sorted.compare);
    expect(list.toReversed().toSorted(compareNames)).toEqual(list);
    expect(list.toReversed().toSorted(byKey)).toEqual(list);
  });

  it('put ৎ where ত stands, ড় after ড and য় after য', () => {
    expect(['উমা', 'উৎপল', 'উদয়'].toSorted(compareNames)).toEqual(['উৎপল', 'উদয়', 'উমা']);
    expect(['কণা', 'কড়ি', 'কঢ়'].toSorted(compareNames)).toEqual(['কড়ি', 'কঢ়', 'কণা'].map((name) => name));
    expect(['গালিব', 'গায়ক', 'গান'].toSorted(compareNames)).toEqual(['গান', 'গায়ক', 'গালিব']);
  });

  it('have Latin names first, whatever their case, and one place for two spellings of a letter', () => {
    expect(['কলি', 'Zara', 'rana'].toSorted(compareNames)).toEqual(['rana', 'Zara', 'কলি']);
    expect(compareNames('জয়া', 'জয\u09bcা')).toBe(0);
    expect(compareNames('১২ কলি', '12 কলি')).toBe(0);
  });

  // ICU has ড and ড় as one letter and separates them at the end; for the Bangla Academy they are two letters.
  it.each([
    ['without a dot', 'ড', 'য'],
    ['with a dot', 'ড়', 'য়'],
  ])('are as the collation of the language has them, letter by letter: %s', (_, ...dotted) => {
    const letters = array(constantFrom(...Array.from('অআইউএওকখগঙচজটণতথদনপবমরলশষসহংঃা িীুেো্'), ...dotted, 'ৎ'), {
      minLength: 1,
      maxLength: 8,
    });
    const { compare } = new Intl.Collator('bn');
    holds(
      property(letters, letters, (one, other) => {
        const [left, right] = [one.join(''), other.join('')].map((text) =>
          text.normalize('NFC').trim().replaceAll(/\s+/gu, ' '),
        );
        // ৎ and ত্ are one letter for a dictionary; the collation of ICU separates them at the end.
        const [plainLeft = '', plainRight = ''] = [left, right].map((text) =>
          (text ?? '').replaceAll('ৎ', 'ত্'),
        );
        if (/\s/u.test(plainLeft + plainRight)) return;
        expect(Math.sign(compareNames(plainLeft, plainRight))).toBe(
          Math.sign(compare(plainLeft, plainRight)),
        );
      }),
    );
  });

  it('have a key in which a text is found as in a search key, which keeps its order when it is made from one', () => {
    for (const name of ['উৎপল দত্ত', 'Rahim উদ্দিন', 'plain name']) {
      expect(listKeyOf(name)).toContain(searchKeyOf(name));
      expect(withOrder(searchKeyOf(name))).toBe(listKeyOf(name));
    }
    expect(listKeyOf('Plain Name')).toBe('plain name');
  });
});
