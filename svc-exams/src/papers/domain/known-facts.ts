import { examKinds, parentTypes, type ExamKind, type ParentType } from '@pathshala/rules/exam-kinds';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import { markingScheme } from '@pathshala/rules/marking-scheme-schema';
import type { LaterFacts } from './paper.ts';

/** A scheme that this version does not know is replaced by the default of the kind. */
export function knownScheme(scheme: unknown): { readonly markingScheme: MarkingScheme | undefined } {
  const read = markingScheme.safeParse(scheme);
  return { markingScheme: read.success ? read.data : undefined };
}

/** A kind that this version does not know is sat and marked as an exam of a whole course. */
export function knownKind(kind: string): ExamKind {
  return examKinds.find((known) => known === kind) ?? 'standalone';
}

interface PublishedFacts {
  readonly examType: string;
  readonly parent?: { readonly type: string; readonly id: string; readonly title: string } | undefined;
  readonly answersShown?: string | undefined;
}

/** An unknown type is taken for `MCQ`, an unknown parent is left out, unknown answers are shown at the end. */
export function knownFacts(
  facts: PublishedFacts,
): Required<Pick<LaterFacts, 'examType' | 'parent' | 'answersShown'>> {
  const { parent, answersShown } = facts;
  const type: ParentType | undefined = parentTypes.find((known) => known === parent?.type);
  return {
    examType: facts.examType === 'Written' ? 'Written' : 'MCQ',
    parent: parent === undefined || type === undefined ? undefined : { ...parent, type },
    answersShown: answersShown === undefined ? undefined : knownTime(answersShown),
  };
}

function knownTime(shown: string): 'at-once' | 'at-end' {
  return shown === 'at-once' ? shown : 'at-end';
}
