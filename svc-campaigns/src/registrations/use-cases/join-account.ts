import { emailKeyOf } from '@pathshala/rules/email';
import { joinAccount as join, withoutName } from '../domain/registration.ts';
import { withRegistered } from './announce.ts';
import type { AccountRepository, RegistrationRepository } from './ports.ts';

export interface JoinDependencies {
  readonly accounts: AccountRepository;
  readonly registrations: RegistrationRepository;
}

/** CMP-04: what a visitor registered with an email joins the account that has now proved it. */
export function joinAccount({ accounts, registrations }: JoinDependencies) {
  return async ({ userId, email }: { userId: string; email: string }): Promise<void> => {
    const emailKey = emailKeyOf(email);
    if (!(await accounts.remember(emailKey, userId))) return;
    for (const registration of await registrations.byEmail(emailKey)) {
      await registrations.update(registration._id, (state) => {
        const joined = join(state, userId);
        if (!joined) return null;
        return joined.status === 'registered' ? withRegistered(joined) : { state: joined };
      });
    }
  };
}

/** AUTH-05: results and registrations are kept without the name. */
export function forgetUser({ accounts, registrations }: JoinDependencies) {
  return async (userId: string): Promise<void> => {
    await accounts.forget(userId);
    for (const registration of await registrations.ofStudent(userId)) {
      await registrations.update(registration._id, (state) => {
        const nameless = withoutName(state);
        return nameless && { state: nameless };
      });
    }
  };
}
