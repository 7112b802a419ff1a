import { describe, expect, it } from 'vitest';
import { normaliseText, searchKeyOf } from './bengali.ts';

describe('a Bengali text', () => {
  it.each([
    ['\u09df', '\u09af\u09bc'],
    ['\u09dc', '\u09a1\u09bc'],
    ['\u09dd', '\u09a2\u09bc'],
    ['\u09b0', '\u09ac\u09bc'],
    ['\u0995\u09cb', '\u0995\u09c7\u09be'],
  ])('has one spelling for %s', (one, other) => {
    expect(normaliseText(one)).toBe(normaliseText(other));
    expect(searchKeyOf(one)).toBe(searchKeyOf(other));
  });

  it('keeps its joiners where it is shown, and not where it is searched', () => {
    expect(normaliseText('র\u200d্য')).toBe('র\u200d্য');
    expect(searchKeyOf('র\u200d্যাব')).toBe(searchKeyOf('র্যাব'));
  });

  it('is found in either script of digits, either case and any spacing', () => {
    expect(searchKeyOf('  Medical  ২০২৪ ')).toBe('medical 2024');
  });
});
