import { describe, expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

describe('a remembered function', () => {
  it('reads the same text once', () => {
    const read = vi.fn<(text: string) => string>((text) => text.toUpperCase());
    const upper = remembered(read);
    expect([upper('en'), upper('bn'), upper('en')]).toEqual(['EN', 'BN', 'EN']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps no text of a length that only an attacker sends', () => {
    const read = vi.fn<(text: string) => string>((text) => text.slice(0, 1));
    const first = remembered(read);
    expect([first('a'.repeat(201)), first('a'.repeat(201))]).toEqual(['a', 'a']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('forgets the least recently used beyond some hundred', () => {
    const read = vi.fn<(text: string) => string>((text) => text);
    const same = remembered(read);
    for (let index = 0; index <= 200; index += 1) same(`text ${index}`);
    same('text 0');
    expect(read).toHaveBeenCalledTimes(202);
  });
});
