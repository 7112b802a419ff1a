import { DomainError } from '@pathshala/contract-kit/domain-error';
import { add, isAbove, marks, noMarks } from '@pathshala/rules/marks';
import type { MarkedCriterion, PageAnnotation, WrittenMarking } from '../../attempts/index.ts';
import type { Paper } from '../../papers/index.ts';

type Criterion = Pick<MarkedCriterion, 'name' | 'maxMarks'>;

/** The marking that a marker submits. */
export interface ProposedMarking {
  /** Sorted as in the exam. */
  readonly criteria: readonly Omit<MarkedCriterion, 'maxMarks'>[];
  readonly comment: string;
  readonly annotations: readonly PageAnnotation[];
  /** The reason for changed marks. */
  readonly reason: string;
}

/** The work that is marked: an answer to this exam. */
interface MarkedWork {
  readonly paper: Pick<Paper, 'written' | 'totalMarks'>;
  readonly pageIds: readonly string[];
  readonly isMarked: boolean;
}

/** 1 for an unmarked answer; each marking increments it. */
export function revisionOf(marking: Pick<WrittenMarking, 'rev'> | undefined): number {
  return (marking?.rev ?? 0) + 1;
}

/** The criteria of an exam. An exam without criteria is marked as a whole. */
export function criteriaOf({ written, totalMarks }: MarkedWork['paper']): readonly Criterion[] {
  const criteria = written?.criteria ?? [];
  return criteria.length > 0 ? criteria : [{ name: '', maxMarks: totalMarks }];
}

/**
 * The marking with the full marks of each criterion. Throws `invalid` for a criterion without marks or with too many, for an
 * unknown page, and for changed marks without a reason.
 */
export function checkMarking(
  work: MarkedWork,
  proposed: ProposedMarking,
): ProposedMarking & { readonly criteria: readonly MarkedCriterion[] } {
  const criteria = givenMarks(criteriaOf(work.paper), proposed.criteria);
  const sum = criteria.reduce((total, one) => add(total, marks(one.marks)), noMarks);
  if (isAbove(sum, marks(work.paper.totalMarks))) throw new DomainError('invalid', 'exams.score-exceeds');
  if (proposed.annotations.some(({ pageId }) => !work.pageIds.includes(pageId))) {
    throw new DomainError('invalid', 'exams.unknown-page');
  }
  if (work.isMarked && proposed.reason === '') throw refusal('reason', 'exams.marking.reason');
  return { ...proposed, criteria };
}

function givenMarks(
  criteria: readonly Criterion[],
  proposed: ProposedMarking['criteria'],
): readonly MarkedCriterion[] {
  if (proposed.length > criteria.length) {
    throw refusal(`criteria.${criteria.length}`, 'exams.marking.incomplete');
  }
  return criteria.map((criterion, index) => {
    const given = proposed[index];
    const field = `criteria.${index}.marks`;
    if (given === undefined || given.name !== criterion.name) {
      throw refusal(field, 'exams.marking.incomplete');
    }
    if (isAbove(marks(given.marks), marks(criterion.maxMarks))) {
      const params = { max: criterion.maxMarks };
      const fields = { [field]: { code: 'exams.marking.too-high', params } };
      throw new DomainError('invalid', 'exams.marking.too-high', { params, fields });
    }
    return { ...given, maxMarks: criterion.maxMarks };
  });
}

function refusal(field: string, code: string): DomainError {
  return new DomainError('invalid', code, { fields: { [field]: code } });
}
