import { on, type Subscription } from '@pathshala/service-kit/service';
import { userDeleted } from '../../../contract/events.ts';

export function onUserDeleted(forgetEditor: (userId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => forgetEditor(data.userId));
}
