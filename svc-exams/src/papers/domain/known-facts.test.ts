import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { examKinds, parentTypes } from '@pathshala/rules/exam-kinds';
import { describe, expect, it } from 'vitest';
import { knownFacts, knownKind, knownScheme } from './known-facts.ts';

describe('a paper that a later version published', () => {
  it('keeps every kind that is known, and is sat as an exam of a whole course where it is not', () => {
    expect(examKinds.map(knownKind)).toEqual(examKinds);
    expect(['', 'olympiad', 'Unit'].map(knownKind)).toEqual(['standalone', 'standalone', 'standalone']);
  });

  it('keeps a scheme that is known, and has that of its kind where it is not', () => {
    const scheme = defaultSchemes.campaign(25);
    expect(knownScheme(scheme)).toEqual({ markingScheme: scheme });
    for (const unknown of [undefined, null, {}, { ...scheme, match: 'nearly' }]) {
      expect(knownScheme(unknown)).toEqual({ markingScheme: undefined });
    }
  });

  it('is of multiple choice where its type is not known', () => {
    const types = ['MCQ', 'Written', 'written', 'Oral', ''];
    expect(types.map((examType) => knownFacts({ examType }).examType)).toEqual([
      'MCQ',
      'Written',
      'MCQ',
      'MCQ',
      'MCQ',
    ]);
  });

  it('keeps a parent whose type is known, and has none where it is not', () => {
    const parentOf = (type: string) =>
      knownFacts({ examType: 'MCQ', parent: { type, id: 'unit1', title: 'Unit 1' } }).parent;
    expect(parentTypes.map(parentOf)).toEqual(
      parentTypes.map((type) => ({ type, id: 'unit1', title: 'Unit 1' })),
    );
    expect(parentOf('semester')).toBeUndefined();
    expect(knownFacts({ examType: 'MCQ' }).parent).toBeUndefined();
  });

  it('shows its answers at the end where the time is not known, and chooses none where it has none', () => {
    const shown = ['at-once', 'at-end', 'on-request', undefined];
    expect(shown.map((answersShown) => knownFacts({ examType: 'MCQ', answersShown }).answersShown)).toEqual([
      'at-once',
      'at-end',
      'at-end',
      undefined,
    ]);
  });
});
