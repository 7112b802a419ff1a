import { describe, expect, it } from 'vitest';
import { cleanFullName, fullNameProblem, joinNames, mapNames } from './full-name.ts';
import { initialsOf } from './initials.ts';
import { pickLanguage } from './pick-language.ts';

const both = 'নুসরাত জাহান | Nusrat Jahan';

describe('a name in two languages', () => {
  it('is one text that each reader gets a half of', () => {
    const joined = joinNames({ bengali: 'নুসরাত জাহান', english: 'Nusrat Jahan' });
    expect(joined).toBe(both);
    expect([pickLanguage('bn', joined), pickLanguage('en', joined)]).toEqual(['নুসরাত জাহান', 'Nusrat Jahan']);
  });

  it.each([
    ['নুসরাত', '', 'নুসরাত'],
    ['', 'Nusrat', 'Nusrat'],
    ['Nusrat', 'Nusrat J', 'Nusrat J'],
    ['নুসরাত', 'নুসরাত', 'নুসরাত'],
  ])('is one name where %j and %j do not differ in language', (bengali, english, name) => {
    expect(joinNames({ bengali, english })).toBe(name);
  });

  it('is cleaned and checked part by part', () => {
    expect(cleanFullName('  নুসরাত   জাহান|Nusrat  Jahan ')).toBe(both);
    expect(fullNameProblem(both)).toBeNull();
    expect(fullNameProblem('Nusrat Jahan')).toBeNull();
    expect(fullNameProblem('নুসরাত | visit evil.com')).toBe('form');
    expect(fullNameProblem('Nusrat | Jahan')).toBe('form');
    expect(fullNameProblem('নুসরাত | Nusrat | নুসরাত')).toBe('form');
    expect(fullNameProblem(' | ')).toBe('required');
  });

  it('has initials in each language', () => {
    expect(mapNames(both, initialsOf)).toBe('নু. জা. | N. J.');
    expect(mapNames('Nusrat Jahan', initialsOf)).toBe('N. J.');
  });
});
