import { searchKeyOf } from '@pathshala/rules/bengali';
import { describe, expect, it } from 'vitest';
import { matchWords, wordQueryOf } from './match-words.ts';

const key = searchKeyOf('কোষের শক্তিঘর কোনটি? Which is the powerhouse of the cell');
const match = (typed: string) => matchWords(key, wordQueryOf(typed));

describe('the words of a question', () => {
  it('are found as typed, or in any order', () => {
    expect(match('powerhouse of')).toBe('phrase');
    expect(match('CELL powerhouse')).toBe('words');
    expect(match('কোনটি শক্তিঘর')).toBe('words');
    expect(match('powerhouse nucleus')).toBeNull();
  });

  it('are found however Bengali is typed [NEW-11]', () => {
    const typed = 'বাড়ি'.normalize('NFD');
    expect(matchWords(searchKeyOf('একটি বাড়ি'), wordQueryOf(typed))).toBe('phrase');
  });

  it('match signs alone nowhere, and no text everywhere', () => {
    expect(match('***')).toBeNull();
    expect(match('')).toBe('phrase');
  });
});
