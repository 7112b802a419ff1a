import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/batch-members';
import type { Membership, Stay } from '../domain/membership.ts';
import type { addMembers } from '../use-cases/add-members.ts';
import type { checkMembers } from '../use-cases/check-members.ts';
import type { describeBatches } from '../use-cases/describe-batches.ts';
import type { leaveBatch, returnToBatch } from '../use-cases/leave-batch.ts';
import type { moveMember } from '../use-cases/move-member.ts';
import type {
  listMembers,
  listOwnBatches,
  listStudentBatches,
  namesOfMoves,
} from '../use-cases/read-members.ts';
import { viewMember, viewOwnBatch, viewStudentBatch } from './views.ts';

interface MemberUseCases {
  readonly listMembers: ReturnType<typeof listMembers>;
  readonly namesOfMoves: (stays: readonly Stay[]) => ReturnType<typeof namesOfMoves>;
  readonly checkMembers: ReturnType<typeof checkMembers>;
  readonly addMembers: ReturnType<typeof addMembers>;
  readonly moveMember: ReturnType<typeof moveMember>;
  readonly leaveBatch: ReturnType<typeof leaveBatch>;
  readonly returnToBatch: ReturnType<typeof returnToBatch>;
  readonly listStudentBatches: ReturnType<typeof listStudentBatches>;
  readonly listOwnBatches: ReturnType<typeof listOwnBatches>;
  readonly describeBatches: ReturnType<typeof describeBatches>;
}

const memberOf = ({ id, studentId }: { readonly id: string; readonly studentId: string }) => ({
  batchId: id,
  studentId,
});

function listRoutes(useCases: MemberUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listBatchMembers, async ({ params, query: { state, ...query } }) => {
      const { page, pageSize } = query;
      const isLeft = state === 'left';
      const { items, total, names } = await useCases.listMembers({ batchId: params.id, isLeft, ...query });
      return { items: items.map((member) => viewMember(member, names)), total, page, pageSize };
    }),
    handle(contract.listStudentBatches, async ({ params }) => {
      const { stays, names } = await useCases.listStudentBatches(params.studentId);
      return { items: stays.map((stay) => viewStudentBatch(stay, names)) };
    }),
    handle(contract.listOwnBatches, async ({ identity }) => {
      const own = await useCases.listOwnBatches(identity.userId ?? '');
      const described = await useCases.describeBatches(own.map(({ batch }) => batch));
      return {
        items: described.flatMap((one, index) => {
          const member = own[index]?.member;
          return member === undefined ? [] : [viewOwnBatch(one, member)];
        }),
      };
    }),
  ];
}

export function memberRoutes(useCases: MemberUseCases): readonly BoundRoute[] {
  const viewOne = async (membership: Membership) =>
    viewMember(membership, await useCases.namesOfMoves([membership]));
  return [
    ...listRoutes(useCases),
    handle(contract.checkBatchMembers, async ({ params, query }) => {
      const { free, students } = await useCases.checkMembers(params.id, query.students);
      return {
        free,
        students: students.map((student) => ({ ...student, otherBatches: [...student.otherBatches] })),
      };
    }),
    handle(contract.addBatchMembers, async ({ params, body }) => {
      const students = await useCases.addMembers(params.id, body.studentIds);
      const added = students.filter(({ outcome }) => outcome === 'added').length;
      return { added, students: [...students] };
    }),
    handle(contract.moveBatchMember, async ({ params, body }) =>
      viewOne(await useCases.moveMember(memberOf(params), body.batchId)),
    ),
    handle(contract.endBatchMember, async ({ params, body }) =>
      viewOne(await useCases.leaveBatch(memberOf(params), body)),
    ),
    handle(contract.undoBatchMemberEnd, async ({ params }) =>
      viewOne(await useCases.returnToBatch(memberOf(params))),
    ),
  ];
}
