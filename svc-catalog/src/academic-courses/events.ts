import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { AcademicCourses } from './ports.ts';

/** Stores in which edits name their editors. */
type EditedStore = Pick<AcademicCourses, 'forgetEditor'>;

export function onUserDeleted(stores: readonly EditedStore[]): Subscription {
  return on(userDeleted, async ({ data }) => {
    for (const { forgetEditor } of stores) await forgetEditor(data.userId);
  });
}
