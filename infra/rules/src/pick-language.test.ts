import { describe, expect, it } from 'vitest';
import { pickLanguage } from './pick-language.ts';

describe('a title in both languages', () => {
  it('is shown in the reader’s own', () => {
    expect(pickLanguage('bn', 'পদার্থবিজ্ঞান | Physics')).toBe('পদার্থবিজ্ঞান');
    expect(pickLanguage('en', 'পদার্থবিজ্ঞান | Physics')).toBe('Physics');
  });

  it.each([
    'Physics',
    'পদার্থবিজ্ঞান',
    'A | B',
    'ক | খ',
    'ক | B | C',
    'Physics | পদার্থবিজ্ঞান',
    '<div lang="bn">মান $a | b$</div><div lang="en">The value $a | b$</div>',
  ])('is left as it is when it is written otherwise: %s', (text) => {
    expect(pickLanguage('en', text)).toBe(text);
    expect(pickLanguage('bn', text)).toBe(text);
  });
});
