import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestSms, smsSizeOf } from './sms.ts';

const partsOf = (text: string): number => smsSizeOf(text).parts;

describe('the size of an SMS', () => {
  it('is one part for 70 Bengali letters, and two for 71 [PHN-02]', () => {
    expect(smsSizeOf('ক'.repeat(70))).toEqual({ encoding: 'ucs-2', letters: 70, parts: 1 });
    expect(partsOf('ক'.repeat(71))).toBe(2);
    expect(partsOf('ক'.repeat(134))).toBe(2);
    expect(partsOf('ক'.repeat(135))).toBe(3);
  });

  it('is one part for 160 Latin letters, and two for 161', () => {
    expect(smsSizeOf('a'.repeat(160))).toEqual({ encoding: 'gsm-7', letters: 160, parts: 1 });
    expect(partsOf('a'.repeat(161))).toBe(2);
    expect(partsOf('a'.repeat(306))).toBe(2);
    expect(partsOf('a'.repeat(307))).toBe(3);
  });

  it('counts an escaped letter twice, and does not split it', () => {
    expect(smsSizeOf('€').letters).toBe(2);
    expect(partsOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toBe(3);
  });

  it('is UCS-2 as soon as one letter is not of the standard alphabet', () => {
    expect(smsSizeOf(`${'a'.repeat(70)}ক`)).toEqual({ encoding: 'ucs-2', letters: 71, parts: 2 });
  });

  it('is 0 parts for an empty text, and 30 for 2,000 Bengali letters', () => {
    expect(partsOf('')).toBe(0);
    expect(partsOf('ক'.repeat(2_000))).toBe(30);
  });

  it('never holds more letters than its parts have room for, and grows with the text [PHN-02]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.string(), (text, more) => {
        const { encoding, letters, parts } = smsSizeOf(text);
        const room = encoding === 'gsm-7' ? [160, 153] : [70, 67];
        const [single = 0, several = 0] = room;
        expect(letters).toBeLessThanOrEqual(parts <= 1 ? single : parts * several);
        expect(partsOf(text + more)).toBeGreaterThanOrEqual(parts);
      }),
    );
  });

  it('prefers the text with the fewest parts, and of two with as many the first', () => {
    expect(shortestSms(['ক'.repeat(90), 'ক'.repeat(60), 'ক'.repeat(20)])).toBe('ক'.repeat(60));
    expect(shortestSms(['ক'.repeat(69), 'ক'])).toBe('ক'.repeat(69));
  });
});
