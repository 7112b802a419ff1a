import { changeUser } from '@pathshala/svc-auth-contract/http';
import type { School } from '../school.ts';

/** The teacher of the batch may do what teaching needs, for its students alone. */
export async function appointBatchTeacher(
  { admin, batchTeacher, at }: School,
  batchId: string,
): Promise<void> {
  await admin.call(at(39, 11), changeUser, {
    params: { id: batchTeacher.id },
    body: {
      role: 'admin',
      permissions: ['marking', 'questions', 'support'],
      limitedTo: { courseIds: [], batchIds: [batchId] },
    },
  });
}
