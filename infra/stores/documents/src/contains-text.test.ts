import { describe, expect, it } from 'vitest';
import { containsText } from './contains-text.ts';

describe('a filter for text in search keys', () => {
  it('matches everything without a text', () => {
    expect([containsText(['key'], undefined), containsText(['key'], '')]).toEqual([{}, {}]);
  });

  it('matches any of the fields, by text rather than pattern', () => {
    expect(containsText(['nameKey', 'codeKey'], 'A.b')).toEqual({
      $or: [
        { nameKey: { $regex: String.raw`a\.b`, $options: 'i' } },
        { codeKey: { $regex: String.raw`a\.b`, $options: 'i' } },
      ],
    });
  });

  it('matches a letter with a nukta in either spelling', () => {
    const either = ['\u09af\u09bc', '\u09df'].map((letter) => ({ key: { $regex: letter, $options: 'i' } }));
    expect(containsText(['key'], '\u09df')).toEqual({ $or: either });
    expect(containsText(['key'], '\u09af\u09bc')).toEqual({ $or: either });
  });
});
