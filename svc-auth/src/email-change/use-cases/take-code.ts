import type { Account, Caller, RecordSecurity } from '../../accounts/index.ts';
import {
  type ChangePurpose,
  type EmailChange,
  parseCode,
  tryError,
  wrongCodeError,
} from '../domain/email-change.ts';
import type { EmailChanges, EmailCodes } from '../ports.ts';

interface TakeCodeDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find' | 'takeTry'>;
  readonly emailCodes: Pick<EmailCodes, 'matches'>;
  readonly purpose: ChangePurpose;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** Returns the change whose code is right. Throws for every other code, which uses a try. */
export type TakeCode = (account: Account, otp: string, caller: Caller) => Promise<EmailChange>;

export function takeCode(deps: TakeCodeDependencies): TakeCode {
  const { emailChanges, purpose, now } = deps;
  return async (account, otp, caller) => {
    const code = parseCode(otp);
    const change = await emailChanges.takeTry(account._id, now());
    if (change === null) throw tryError(purpose, await emailChanges.find(account._id), now());
    if (deps.emailCodes.matches(change, account, code)) return change;
    const { triesLeft } = change;
    deps.record(`${purpose}.failed`, { ...caller, userId: account._id, triesLeft });
    throw wrongCodeError(triesLeft);
  };
}
