import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { z } from 'zod';
import type { userVerified } from '@pathshala/svc-auth-contract/events';
import type { Owner } from '../domain/student.ts';

/** Makes the record where the verification itself was cut off before it could. */
export function onUserVerified(deps: { readonly ensureStudent: (owner: Owner) => Promise<void> }) {
  return async ({ data }: ReceivedEvent<z.output<typeof userVerified.data>>): Promise<void> => {
    const { userId, name, email } = data;
    await deps.ensureStudent({ userId, name, email });
  };
}
