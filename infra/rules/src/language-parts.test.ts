import { describe, expect, it } from 'vitest';
import { joinLanguages, splitLanguages } from './language-parts.ts';

describe('a rich text in two languages', () => {
  it.each([
    ['<div lang="bn">ক</div><div lang="en"><p>a</p></div>', { bn: 'ক', en: '<p>a</p>' }],
    ['<div lang="en">a<div lang="bn">ক</div></div>', { bn: '', en: 'a<div lang="bn">ক</div>' }],
    ['', { bn: '', en: '' }],
  ])('is split and joined: %j', (fragment, parts) => {
    expect(splitLanguages(fragment)).toEqual(parts);
    expect(joinLanguages(parts)).toBe(fragment);
  });

  it.each([
    'বাংলা | English',
    '<p>both</p><div lang="bn">ক</div>',
    '<div lang="bn">ক</div>both',
    '<div lang="bn">ক</div><div lang="bn">খ</div>',
    '<div lang="bn">ক',
  ])('is one text if it has anything else, so that nothing is lost: %j', (fragment) => {
    expect(splitLanguages(fragment)).toBeNull();
  });
});
