import { describe, expect, it } from 'vitest';
import { halfIn } from './half-in.ts';

describe('a title in both languages', () => {
  it('is shown in the reader’s own', () => {
    expect(halfIn('bn', 'পদার্থবিজ্ঞান | Physics')).toBe('পদার্থবিজ্ঞান');
    expect(halfIn('en', 'পদার্থবিজ্ঞান | Physics')).toBe('Physics');
  });

  it.each(['Physics', 'পদার্থবিজ্ঞান', 'A | B', 'ক | খ', 'ক | B | C', 'Physics | পদার্থবিজ্ঞান'])(
    'is left as it is when it is written otherwise: %s',
    (text) => {
      expect(halfIn('en', text)).toBe(text);
      expect(halfIn('bn', text)).toBe(text);
    },
  );
});
