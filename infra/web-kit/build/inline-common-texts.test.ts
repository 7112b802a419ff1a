import { describe, expect, it } from 'vitest';
import { inlineCommonTexts } from './inline-common-texts.ts';

const from = "import { commonTexts } from '@pathshala/web-kit/common-texts';\n";

describe('a common text in a built remote', () => {
  it('stands in the code that shows it, so that a page downloads the ones that it shows', () => {
    const source = `${from}export const title = <h1>{translate(commonTexts.save)}</h1>;`;
    expect(inlineCommonTexts('page.tsx', source)).toBe(
      `${from}export const title = <h1>{translate(({"en":"Save","bn":"সংরক্ষণ করুন"}))}</h1>;`,
    );
  });

  it.each(['commonTexts[name]', 'commonTexts.nothingOfThisName', 'show(commonTexts)'])(
    'is refused in another form: %s',
    (use) => {
      expect(() => inlineCommonTexts('page.ts', `${from}${use};`)).toThrow(
        'page.ts: a common text is read by its name alone, commonTexts.save.',
      );
    },
  );

  it('leaves other sources as they are', () => {
    expect(inlineCommonTexts('page.ts', 'const texts = { save };')).toBe('const texts = { save };');
  });
});
