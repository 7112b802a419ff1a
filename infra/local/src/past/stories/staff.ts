import { changeUser } from '@pathshala/svc-auth-contract/http';
import type { School } from '../school.ts';

/** One teacher may author questions and courses, the other may mark. */
export async function appointTeachers({ admin, setter, marker, at }: School): Promise<void> {
  for (const { id, permission } of [setter, marker]) {
    const body = { role: 'admin' as const, permissions: [permission] };
    await admin.call(at(40, 9), changeUser, { params: { id }, body });
  }
}
