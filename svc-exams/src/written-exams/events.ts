import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Markers } from './ports.ts';

/** Removes a student's pages, and a marker's name. */
export function onUserDeleted(
  removePages: (studentId: string) => Promise<void>,
  markers: Pick<Markers, 'forget'>,
): Subscription {
  return on(userDeleted, async ({ data }) => {
    await removePages(data.userId);
    await markers.forget(data.userId);
  });
}
