import { describe, expect, it } from 'vitest';
import { checkInCodeOf } from './check-in-code.ts';

describe('a check-in code', () => {
  it.each(['01A2B3C4D5', '01a2b-3c4d5', 'O1A2B 3C4D5', 'ola2b3c4d5', '০১A2B3C4D5', ' OIA2B3C4D5 '])(
    'is read from %s',
    (text) => {
      expect(checkInCodeOf(text)).toBe('01A2B3C4D5');
    },
  );

  it.each(['', '01A2B3C4D', '01A2B3C4D5E', '01A2B3C4DU', 'https://example.com'])('is not %s', (text) => {
    expect(checkInCodeOf(text)).toBeNull();
  });
});
