import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { examKinds } from '@pathshala/rules/exam-kinds';
import { describe, expect, it } from 'vitest';
import { hasWindow, kindsWhere, rulesOf, schemeOfPaper, type KindRules } from './exam-kinds.ts';

const ofCourses = ['unit', 'subject', 'chapter', 'standalone'];
/** The kinds by the value of a rule. */
const kindsBy = (fact: keyof KindRules) =>
  Object.groupBy(examKinds, (examKind) => String(rulesOf({ examKind })[fact]));

describe('the kinds of exams', () => {
  it('are sat by enrolment, a campaign by registration, a practice by its owner', () => {
    expect(kindsBy('right')).toEqual({
      course: ['past-year', ...ofCourses],
      campaign: ['campaign'],
      owner: ['practice'],
    });
  });

  it('are sat from their start on; past years and practices at any time, a campaign within its window', () => {
    expect(kindsBy('window')).toEqual({
      none: ['past-year', 'practice'],
      'from-start': ofCourses,
      'start-to-end': ['campaign'],
    });
    expect(examKinds.filter((examKind) => hasWindow({ examKind }))).toEqual(['campaign']);
  });

  it('may be sat again, a campaign only once', () => {
    expect(kindsBy('isAgainAllowed')).toEqual({
      true: ['past-year', ...ofCourses, 'practice'],
      false: ['campaign'],
    });
  });

  it('count the latest attempt; past years and practices each one, a campaign the first', () => {
    expect(kindsBy('counts')).toEqual({
      all: ['past-year', 'practice'],
      latest: ofCourses,
      first: ['campaign'],
    });
  });

  it('show their key after the submit; past years always, a campaign after its release, a practice as chosen', () => {
    expect(kindsBy('keyVisible')).toEqual({
      always: ['past-year'],
      'after-submit': ofCourses,
      'after-release': ['campaign'],
      chosen: ['practice'],
    });
  });

  it('are not ranked, a campaign is', () => {
    expect(kindsBy('isRanked')).toEqual({
      false: ['past-year', ...ofCourses, 'practice'],
      true: ['campaign'],
    });
  });

  it('can be chosen by their rules, in the order of all kinds', () => {
    expect(kindsWhere(() => true)).toEqual(examKinds);
    expect(kindsWhere(({ isRanked, right }) => isRanked || right === 'owner')).toEqual([
      'campaign',
      'practice',
    ]);
    expect(kindsWhere(() => false)).toEqual([]);
  });
});

describe('the scheme that a paper is marked by', () => {
  it.each(examKinds)('is the default of the kind %s, with the negative marking of the paper', (examKind) => {
    for (const negativeMarkingPercentage of [0, 25]) {
      expect(schemeOfPaper({ examKind, negativeMarkingPercentage })).toEqual(
        defaultSchemes[examKind](negativeMarkingPercentage),
      );
    }
  });

  it('is that of the author where there is one', () => {
    const markingScheme = { ...defaultSchemes.unit(0), minimumTotal: 40 };
    expect(schemeOfPaper({ examKind: 'unit', negativeMarkingPercentage: 25, markingScheme })).toBe(
      markingScheme,
    );
  });
});
