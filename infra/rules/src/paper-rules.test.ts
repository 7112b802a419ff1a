import { describe, expect, it } from 'vitest';
import { hasCorrectOption, isSameName, repeatedNames, requiredSubjectsRange } from './paper-rules.ts';

describe('a correct option', () => {
  it('is needed once', () => {
    expect(hasCorrectOption({ options: [{ isCorrect: false }, { isCorrect: true }] })).toBe(true);
    expect(hasCorrectOption({ options: [{ isCorrect: false }] })).toBe(false);
    expect(hasCorrectOption({ options: [] })).toBe(false);
  });
});

describe('the number of required subjects', () => {
  it.each([
    { mandatory: [true, true, false], range: { min: 2, max: 3 } },
    { mandatory: [false, false], range: { min: 1, max: 2 } },
    { mandatory: [true], range: { min: 1, max: 1 } },
  ])('lies in $range', ({ mandatory, range }) => {
    expect(requiredSubjectsRange(mandatory.map((isMandatory) => ({ mandatory: isMandatory })))).toEqual(
      range,
    );
  });
});

describe('names', () => {
  it.each([
    ['Physics', ' physics '],
    ['ইউনিট ১', 'ইউনিট 1'],
    ['পড়া', 'পড়া'],
    ['Unit  A', 'unit a'],
  ])('%s and %s are the same', (one, other) => expect(isSameName(one, other)).toBe(true));

  it('that differ in a letter are not the same', () => expect(isSameName('Unit A', 'Unit B')).toBe(false));

  it('that repeat are found by their later places', () => {
    expect(repeatedNames(['Physics', 'Biology', 'PHYSICS', 'physics '])).toEqual([2, 3]);
    expect(repeatedNames(['Physics', 'Biology'])).toEqual([]);
  });
});
