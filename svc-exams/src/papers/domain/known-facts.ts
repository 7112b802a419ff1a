import { examKinds, parentTypes, type ExamKind } from '@pathshala/rules/exam-kinds';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import { markingScheme } from '@pathshala/rules/marking-scheme-schema';
import type { LaterFacts } from './paper.ts';

/** An unknown scheme is replaced by the default of the kind. */
export function knownScheme(scheme: unknown): { readonly markingScheme: MarkingScheme | undefined } {
  const read = markingScheme.safeParse(scheme);
  return { markingScheme: read.success ? read.data : undefined };
}

/** An unknown kind is sat and marked as an exam of a whole course. */
export function knownKind(kind: string): ExamKind {
  return examKinds.find((known) => known === kind) ?? 'standalone';
}

interface PublishedParent {
  readonly type: string;
  readonly id: string;
  readonly title: string;
}

interface PublishedFacts {
  readonly examType: string;
  readonly parent?: PublishedParent | undefined;
  readonly answersShown?: string | undefined;
}

/** An unknown type is treated as `MCQ`, an unknown parent is left out, unknown answers are shown at the end. */
export function knownFacts(
  facts: PublishedFacts,
): Required<Pick<LaterFacts, 'examType' | 'parent' | 'answersShown'>> {
  const { parent, answersShown } = facts;
  return {
    examType: facts.examType === 'Written' ? 'Written' : 'MCQ',
    parent: parent === undefined ? undefined : knownParent(parent),
    answersShown: answersShown === undefined ? undefined : knownTime(answersShown),
  };
}

function knownParent(parent: PublishedParent): LaterFacts['parent'] {
  const type = parentTypes.find((known) => known === parent.type);
  return type === undefined ? undefined : { ...parent, type };
}

function knownTime(shown: string): 'at-once' | 'at-end' {
  return shown === 'at-once' ? shown : 'at-end';
}
