import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isArchived, type Batch } from '../domain/batch.ts';
import type { Batches } from '../ports.ts';

const batchNotFound = () => new DomainError('not-found', 'catalog.batch-not-found');

/** Finds archived ones, too. */
export async function requireBatch(batches: Pick<Batches, 'find'>, id: string): Promise<Batch> {
  const batch = await batches.find(id);
  if (batch === null) throw batchNotFound();
  return batch;
}

/** Throws `conflict` for an archived one, which takes no new members. */
export async function requireOpenBatch(batches: Pick<Batches, 'find'>, id: string): Promise<Batch> {
  const batch = await requireBatch(batches, id);
  if (isArchived(batch)) throw new DomainError('conflict', 'catalog.batch-archived');
  return batch;
}
