import { on } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Editors, Enrolments, Students } from '../use-cases/ports.ts';

/** The enrolments of a deleted account no longer count as somebody's, and its name goes from what it edited. */
export const onUserDeleted = (deps: { enrolments: Enrolments; students: Students; editors: Editors }) =>
  on(userDeleted, async ({ data: { userId } }) => {
    await deps.students.forget(userId);
    await deps.enrolments.abandon(userId);
    await deps.editors.forget(userId);
  });
