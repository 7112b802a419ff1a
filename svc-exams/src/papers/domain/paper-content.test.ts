import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { describe, expect, it } from 'vitest';
import { question, subject } from '../../../test/support/papers.ts';
import { laterFactsOf, paperContentOf } from './paper-content.ts';

const content = {
  paperId: 'exam1',
  version: 2,
  title: 'Model test 1',
  timeLimit: 60,
  totalMarks: 100,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  subjects: [
    subject('Physics', true, [question('p1', { right: 'b' }), question('p2', { points: 2 })]),
    subject('Biology', false, [question('b1')]),
  ],
};

describe('the stored content of a published paper', () => {
  it('has all its facts, its subjects, questions and options in their order, and the key', () => {
    expect(paperContentOf(content)).toStrictEqual(content);
  });

  it('has the marking scheme where the paper has its own', () => {
    const markingScheme = defaultSchemes.campaign(25);
    expect(paperContentOf({ ...content, markingScheme })).toStrictEqual({ ...content, markingScheme });
    expect(paperContentOf({ ...content, markingScheme: undefined })).toStrictEqual(content);
  });

  it('has no field that a producer may add, at any depth', () => {
    const added = { note: 'internal' };
    const more = {
      ...content,
      ...added,
      subjects: content.subjects.map((each) => ({
        ...each,
        ...added,
        mcqs: each.mcqs.map((mcq) => ({
          ...mcq,
          ...added,
          options: mcq.options.map((option) => ({ ...option, ...added })),
        })),
      })),
    };
    expect(paperContentOf(more)).toStrictEqual(content);
  });
});

describe('the later facts of a paper', () => {
  const facts = {
    examType: 'MCQ',
    order: { questions: true, options: false },
    written: {
      questionText: 'Describe a river.',
      answerGuidelines: '',
      handwrittenPdf: '',
      downloadablePdf: '',
      criteria: [],
    },
    passingScore: 0,
    parent: { type: 'unit', id: 'unit1', title: 'Unit 1' },
    ownerId: 'student1',
    answersShown: 'at-end',
  } as const;

  it('are stored as they are, the passing score of 0 too', () => {
    expect(laterFactsOf(facts)).toStrictEqual(facts);
  });

  it('are not stored where they are missing', () => {
    expect(laterFactsOf({})).toStrictEqual({});
    expect(laterFactsOf({ ...facts, order: undefined, ownerId: undefined })).not.toHaveProperty('order');
    expect(laterFactsOf({ passingScore: undefined, examType: 'Written' })).toStrictEqual({
      examType: 'Written',
    });
  });

  it('are no others than these', () => {
    expect(laterFactsOf({ ...facts, markingScheme: defaultSchemes.unit(0) })).toStrictEqual(facts);
  });
});
