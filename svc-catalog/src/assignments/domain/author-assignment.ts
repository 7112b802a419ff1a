import { DomainError } from '@pathshala/contract-kit/domain-error';
import { addressOf } from '@pathshala/rules/addressed-to';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { notDeleted } from '@pathshala/rules/undo-window';
import type { Assignment, AssignmentDetails, Criterion } from './assignment.ts';
import { sumOf } from './sum-of.ts';

export interface AssignmentDraft extends Omit<AssignmentDetails, 'maxScore'> {
  readonly maxScore: number | null;
}

function missingFields({ title, description, dueDate, maxScore }: AssignmentDraft): Record<string, string> {
  const missing = {
    'catalog.assignment.title': title === '' && 'title',
    'catalog.assignment.description': description === '' && 'description',
    'catalog.assignment.due-date': dueDate === '' && 'dueDate',
    'catalog.assignment.max-score': (maxScore ?? 0) <= 0 && 'maxScore',
  };
  return Object.fromEntries(
    Object.entries(missing).flatMap(([code, field]) => (field === false ? [] : [[field, code]])),
  );
}

function wrongCriteria(criteria: readonly Criterion[]): Record<string, string> {
  const names = criteria.map(({ name }) => searchKeyOf(name));
  const wrong = criteria.flatMap(({ maxScore }, index) => {
    const name = names[index] ?? '';
    if (name === '' || names.indexOf(name) !== index) return [`criteria.${index}.name`];
    return maxScore > 0 ? [] : [`criteria.${index}.maxScore`];
  });
  return Object.fromEntries(wrong.map((field) => [field, 'catalog.assignment.criterion']));
}

/** Spec §5. Throws `invalid` with the fields that are missing or inconsistent. */
export function requireComplete(draft: AssignmentDraft): AssignmentDetails {
  const { criteria, maxScore } = draft;
  const fields = { ...missingFields(draft), ...wrongCriteria(criteria) };
  if (maxScore === null || Object.keys(fields).length > 0) {
    throw new DomainError('invalid', 'catalog.assignment.incomplete', { fields });
  }
  const sum = sumOf(criteria.map((criterion) => criterion.maxScore));
  if (criteria.length > 0 && sum !== maxScore) {
    throw new DomainError('invalid', 'catalog.assignment.criteria-sum', {
      params: { sum },
      fields: { maxScore: 'catalog.assignment.criteria-sum' },
    });
  }
  return { ...draft, maxScore };
}

export function authorAssignment(
  details: AssignmentDetails,
  facts: { readonly _id: string; readonly createdAt: string },
): Assignment {
  const dueDate = new Date(details.dueDate).toISOString();
  const batchIds = [...new Set(details.batchIds)];
  return {
    ...details,
    ...facts,
    ...notDeleted,
    dueDate,
    batchIds,
    addressedTo: batchIds.length === 0 ? null : addressOf(batchIds),
    titleKey: listKeyOf(details.title),
    deletionId: null,
  };
}
