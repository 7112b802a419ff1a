import type { Account } from '../../accounts/index.ts';
import type { SecondFactors } from '../../second-factor/index.ts';
import type { FindManagedUser } from '../ports.ts';
import type { SendPasswordLinkCommand } from './send-password-link.ts';

interface ResetUserSecondFactorDependencies {
  readonly findManagedUser: FindManagedUser;
  readonly secondFactors: SecondFactors;
}

/** Resets the second step of a person who lost the device. The sessions end, and the person is informed by mail. */
export function resetUserSecondFactor(deps: ResetUserSecondFactorDependencies) {
  return async ({ userId, language, admin }: SendPasswordLinkCommand): Promise<Account> => {
    const account = await deps.findManagedUser(userId, admin);
    const { adminId, address, requestId } = admin;
    await deps.secondFactors.reset(account, { adminId, caller: { address, requestId }, language });
    return account;
  };
}
