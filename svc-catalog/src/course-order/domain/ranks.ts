import { DomainError } from '@pathshala/contract-kit/domain-error';

interface Rank {
  readonly id: string;
  readonly rank: number;
}

/** The rank of each course, the highest first. Throws `conflict` where `ids` are not exactly the existing courses. */
export function ranksOf(ids: readonly string[], current: readonly string[]): readonly Rank[] {
  const known = new Set(current);
  const isComplete =
    ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id));
  if (!isComplete) throw new DomainError('conflict', 'catalog.order-outdated');
  return ids.map((id, index) => ({ id, rank: ids.length - index }));
}
