import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['bn', 'bn'],
    ['bn-BD,bn;q=0.9,en;q=0.5', 'bn'],
    ['en-GB, bn;q=0.8', 'en'],
    ['bn;q=0.8, en-GB', 'en'],
    ['en;q=0.3, bn;q=0.8', 'bn'],
    ['fr, BN;q=0.1', 'bn'],
    ['bn;q=0', 'en'],
    ['bn;q=nonsense', 'en'],
    ['bnx', 'en'],
    ['bn-BD-u-nu-beng', 'bn'],
  ])('is for %s the better liked of ours', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
