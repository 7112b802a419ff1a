import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { QuestionImports } from './ports.ts';

export function onUserDeleted(imports: QuestionImports): Subscription {
  return on(userDeleted, ({ data }) => imports.forgetEditor(data.userId));
}
