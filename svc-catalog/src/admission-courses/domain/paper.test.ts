import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftPaper,
  revisePaper,
  reconcilePaper,
  type Paper,
  type PaperContent,
  type PaperTransition,
} from './paper.ts';

const content = (questions: number, timeLimit = 60): PaperContent => ({
  courseId: 'c',
  courseCode: 'TU',
  courseName: 'Test',
  unitId: 'u',
  unitName: 'Unit',
  year: 2024,
  title: 'TU Unit 2024',
  timeLimit,
  totalMarks: questions,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  subjects: [
    {
      subjectName: 'S',
      mandatory: true,
      mcqs: Array.from({ length: questions }, (_, index) => ({
        _id: `q${index}`,
        question: 'q',
        points: 1,
        explanation: 'e',
        options: [{ _id: `o${index}`, text: 't', isCorrect: true }],
      })),
    },
  ],
});

type Step = { kind: 'revise'; content: PaperContent } | { kind: 'reconcile'; isListed: boolean };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('revise' as const),
      content: fc
        .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 60, max: 61 }))
        .map((of) => content(...of)),
    }),
    fc.record({ kind: fc.constant('reconcile' as const), isListed: fc.boolean() }),
  ),
  { maxLength: 20 },
);

function apply(paper: Paper, step: Step): PaperTransition | null {
  return step.kind === 'revise' ? revisePaper(paper, step.content, 1) : reconcilePaper(paper, step.isListed);
}

describe('a paper', () => {
  it('is published at once when it has questions, and remains a draft when it has none', () => {
    expect(draftPaper('p', content(1), 1)).toMatchObject({ step: 'publish', paper: { version: 1 } });
    expect(draftPaper('p', content(0), 1)).toMatchObject({
      step: 'none',
      paper: { version: 0, status: 'draft' },
    });
  });

  it('publishes nothing when it is saved unchanged', () => {
    const { paper } = draftPaper('p', content(2), 1);
    expect(revisePaper(paper, content(2), 2)).toBeNull();
  });

  it('publishes events of which the one with the highest version is always true', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const first = draftPaper('p', content(1), 1);
        let { paper } = first;
        let published: { version: number; isAvailable: boolean; timeLimit: number } = {
          version: 1,
          isAvailable: true,
          timeLimit: 60,
        };
        for (const step of taken) {
          const transition = apply(paper, step);
          if (!transition) continue;
          ({ paper } = transition);
          const { version } = paper;
          expect(version).toBe(published.version + (transition.step === 'none' ? 0 : 1));
          if (transition.step === 'none') continue;
          published = {
            version,
            isAvailable: transition.step === 'publish',
            timeLimit: paper.content.timeLimit,
          };
        }
        expect(published.isAvailable).toBe(paper.status === 'published');
        expect(!published.isAvailable || published.timeLimit === paper.content.timeLimit).toBe(true);
      }),
    );
  });

  it('is reconciled once: a second time changes nothing', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (taken, isListed) => {
        let { paper } = draftPaper('p', content(1), 1);
        for (const step of taken) paper = apply(paper, step)?.paper ?? paper;
        const reconciled = reconcilePaper(paper, isListed).paper;
        expect(reconcilePaper(reconciled, isListed)).toEqual({ paper: reconciled, step: 'none' });
      }),
    );
  });
});
