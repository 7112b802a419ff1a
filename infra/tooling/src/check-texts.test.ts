import { describe, expect, it } from 'vitest';
import { faultsOfTexts } from './check-texts.ts';
import type { PlacedText } from './texts/text-sources.ts';

const text = (file: string, en: string, bn: string): PlacedText => ({
  file,
  name: 'texts.word',
  en,
  bn,
  isData: false,
});
const listed = {
  ...text('infra/web-kit/src/i18n/common-texts.ts', 'Save', 'সংরক্ষণ করুন'),
  name: 'commonTexts.save',
};
const read = new Set(['commonTexts.save']);
const senses = { Open: { খুলুন: 'the button', খোলা: 'the state' } };
const open = [text('a.ts', 'Open', 'খুলুন'), text('b.ts', 'Open', 'খোলা')];

describe('the check of texts', () => {
  it('accepts one Bengali text for an English one, and one for each meaning in the table', () => {
    const ofInterface = [...open, listed, text('c.ts', 'Edit', 'সম্পাদনা'), text('d.ts', 'Edit', 'সম্পাদনা')];
    expect(faultsOfTexts({ ofInterface, ofServices: [], read }, senses)).toEqual([]);
  });

  it('names the place of a second Bengali text, in the services too', () => {
    const ofInterface = [...open, text('c.ts', 'Edit', 'সম্পাদনা'), text('d.ts', 'Edit', 'সম্পাদনা')];
    const faults = faultsOfTexts(
      { ofInterface, ofServices: [text('svc-exams/contract/messages.ts', 'Edit', 'বদলান')], read },
      senses,
    );
    expect(faults).toEqual([
      'svc-exams/contract/messages.ts › texts.word: “Edit” is “বদলান” here and “সম্পাদনা” elsewhere. Write “সম্পাদনা”, or add the meaning to infra/tooling/src/texts/text-senses.ts.',
    ]);
  });

  it('names a third Bengali text of a word with two meanings, and a meaning that nothing has', () => {
    const third = faultsOfTexts(
      { ofInterface: [...open, text('c.ts', 'Open', 'উন্মুক্ত')], ofServices: [], read },
      senses,
    );
    expect(third).toEqual([expect.stringContaining('c.ts › texts.word: “Open” is “উন্মুক্ত” here')]);
    const unused = faultsOfTexts({ ofInterface: open.slice(0, 1), ofServices: [], read }, senses);
    expect(unused).toEqual([expect.stringContaining('no text is “Open” with “খোলা” any more')]);
  });

  it('wants a short text that stands in three places in the list', () => {
    const places = ['a.ts', 'b.ts', 'c.ts'];
    const found = (en: string, isData = false): readonly string[] => {
      const ofInterface = places.map((file) => ({ ...text(file, en, 'বিষয়ের তালিকা'), isData }));
      return faultsOfTexts({ ofInterface, ofServices: [], read }, {});
    };
    expect(found('List of subjects')).toHaveLength(3);
    expect(found('List of subjects')[0]).toContain(
      'a.ts › texts.word: “List of subjects” stands in 3 places. Put it into infra/web-kit/src/i18n/common-texts.ts',
    );
    expect(found('A list of the subjects')).toEqual([]);
    expect(found('List of subjects', true)).toEqual([]);
  });

  it('names a copy of a common text, and a common text that nothing reads', () => {
    const ofInterface = [listed, text('a.ts', 'Save', 'সংরক্ষণ করুন')];
    expect(faultsOfTexts({ ofInterface, ofServices: [], read: new Set() }, {})).toEqual([
      'a.ts › texts.word: “Save” is a common text. Read commonTexts.save.',
      'infra/web-kit/src/i18n/common-texts.ts › commonTexts.save: nothing reads this common text. Delete it.',
    ]);
  });
});
