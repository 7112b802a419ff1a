import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { z } from 'zod';
import type { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Students } from '../use-cases/ports.ts';

/** The record goes with the account; removing it again removes nothing. */
export function onUserDeleted(deps: { readonly students: Pick<Students, 'remove'> }) {
  return async ({ data }: ReceivedEvent<z.output<typeof userDeleted.data>>): Promise<void> => {
    await deps.students.remove(data.userId);
  };
}
