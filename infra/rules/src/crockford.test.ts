import { expect, it } from 'vitest';
import { cleanCrockford, crockfordAlphabet } from './crockford.ts';

it.each(['01a2-b3c4', 'OIA2 B3C4', 'ol.a2/b3c4', '০১A2–B3C4', '০১a২ b৩c৪', '０１A2B3C4'])(
  'reads a code from %s',
  (text) => {
    expect(cleanCrockford(text)).toBe('01A2B3C4');
  },
);

it('leaves no code where other letters are', () => {
  expect(cleanCrockford('রহিমা 01A2')).not.toBe('01A2');
});

it('has 32 signs, each read as itself', () => {
  expect(new Set(crockfordAlphabet).size).toBe(32);
  expect(cleanCrockford(crockfordAlphabet)).toBe(crockfordAlphabet);
});
