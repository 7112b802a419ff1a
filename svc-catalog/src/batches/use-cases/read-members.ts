import { isArchived, type Batch } from '../domain/batch.ts';
import { staysOf, type Membership, type Stay } from '../domain/membership.ts';
import type { Batches, Memberships } from '../ports.ts';
import { requireBatch } from './require-batch.ts';

interface ReadMembersDependencies {
  readonly batches: Pick<Batches, 'find' | 'findMany' | 'namesOf'>;
  readonly memberships: Pick<Memberships, 'page' | 'allOfStudent'>;
}

type NamesOfBatches = ReadonlyMap<string, string>;

/** The names of the batches that stays come from and lead to. */
export function namesOfMoves(
  { batches }: { readonly batches: Pick<Batches, 'namesOf'> },
  stays: readonly Stay[],
): Promise<NamesOfBatches> {
  const ids = stays.flatMap(({ movedFrom, movedTo }) => [movedFrom, movedTo]);
  return batches.namesOf([...new Set(ids.filter((id) => id !== null))]);
}

export function listMembers({ batches, memberships }: ReadMembersDependencies) {
  return async (query: Parameters<Memberships['page']>[0]) => {
    await requireBatch(batches, query.batchId);
    const { items, total } = await memberships.page(query);
    return { items, total, names: await namesOfMoves({ batches }, items) };
  };
}

export interface StayInBatch {
  readonly batchId: string;
  readonly stay: Stay;
}

/** Every stay of a student in any batch, the latest first. A student has few. */
export function listStudentBatches({ batches, memberships }: ReadMembersDependencies) {
  return async (
    studentId: string,
  ): Promise<{ readonly stays: readonly StayInBatch[]; readonly names: NamesOfBatches }> => {
    const all = await memberships.allOfStudent(studentId);
    const stays = all
      .flatMap((membership) => staysOf(membership).map((stay) => ({ batchId: membership.batchId, stay })))
      .toSorted((a, b) => b.stay.joinedAt.localeCompare(a.stay.joinedAt));
    const [own, moves] = await Promise.all([
      batches.namesOf([...new Set(all.map(({ batchId }) => batchId))]),
      namesOfMoves(
        { batches },
        stays.map(({ stay }) => stay),
      ),
    ]);
    return { stays, names: new Map([...moves, ...own]) };
  };
}

/** The batches that the student is in, without archived ones, the latest first. */
export function listOwnBatches({ batches, memberships }: ReadMembersDependencies) {
  return async (
    studentId: string,
  ): Promise<readonly { readonly batch: Batch; readonly member: Membership }[]> => {
    const current = (await memberships.allOfStudent(studentId)).filter(({ leftAt }) => leftAt === null);
    const found = await batches.findMany(current.map(({ batchId }) => batchId));
    const byId = new Map(found.filter((batch) => !isArchived(batch)).map((batch) => [batch._id, batch]));
    return current
      .flatMap((member) => {
        const batch = byId.get(member.batchId);
        return batch === undefined ? [] : [{ batch, member }];
      })
      .toSorted((a, b) => b.member.joinedAt.localeCompare(a.member.joinedAt));
  };
}
