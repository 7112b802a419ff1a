import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type GradebookRules, type GradedItem, weighItems } from './gradebook.ts';

export const itemUnknown = (fields?: Record<string, string>) =>
  new DomainError('invalid', 'catalog.gradebook.item-unknown', { ...(fields && { fields }) });

/** Throws `invalid` for the weight of something else than an exam or assignment of the course, and when nothing would count. */
export function requireWeights(items: readonly GradedItem[], rules: GradebookRules): void {
  const known = new Set(items.map(({ itemId }) => itemId));
  const unknown = rules.weights.findIndex(({ itemId }) => !known.has(itemId));
  if (unknown !== -1) {
    throw itemUnknown({ [`weights.${unknown}.itemId`]: 'catalog.gradebook.item-unknown' });
  }
  const weighed = weighItems(items, rules, 0);
  if (items.length > 0 && weighed.every(({ weight }) => weight === 0)) {
    throw new DomainError('invalid', 'catalog.gradebook.weights-zero', {
      fields: { kindWeights: 'catalog.gradebook.weights-zero' },
    });
  }
}
