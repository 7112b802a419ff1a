import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { forgetAuthor } from './domain/question.ts';
import type { Questions } from './ports.ts';

/** The posts of a deleted account stay, without its name. */
export function onUserDeleted(questions: Questions): Subscription {
  return on(userDeleted, async ({ data: { userId } }) => {
    for (const { _id } of await questions.withAuthor(userId)) {
      await questions.update(_id, (question) => ({ state: forgetAuthor(question, userId) }));
    }
  });
}
