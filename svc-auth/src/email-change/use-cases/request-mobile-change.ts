import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Account,
  type Caller,
  type Language,
  requireFields,
  requireMobile,
  type RequireOwnPassword,
  telKeyOf,
} from '../../accounts/index.ts';
import type { SmsSender } from '../../sms/index.ts';
import type { EmailChange } from '../domain/email-change.ts';
import type { EmailChanges } from '../ports.ts';
import { type MailCode, requireMailAllowed } from './mail-code.ts';

interface RequestMobileChangeDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find'>;
  readonly requireOwnPassword: RequireOwnPassword;
  readonly mailCode: MailCode;
  readonly sms: Pick<SmsSender, 'isOn'>;
  readonly now: () => number;
}

export interface RequestMobileChangeCommand {
  readonly account: Account;
  readonly mobile: string;
  readonly password: string;
  readonly language: Language;
  readonly caller: Caller;
}

/** Sends a code to the number, after checking the password. A taken number gets the same answer; its owner is informed instead. */
export function requestMobileChange(deps: RequestMobileChangeDependencies) {
  return async (command: RequestMobileChangeCommand): Promise<EmailChange> => {
    const { account, password, caller, language } = command;
    requireFields({ mobile: command.mobile.trim(), password });
    const mobile = requireMobile(command.mobile);
    if (mobile === account.mobile) throw fieldError('auth.mobile-same');
    if (!deps.sms.isOn) throw fieldError('auth.mobile-off');
    const previous = await deps.emailChanges.find(account._id);
    requireMailAllowed(previous, deps.now());
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    const address = { _id: account._id, email: mobile, emailKey: telKeyOf(mobile) };
    return deps.mailCode({ account, previous, address, language, caller });
  };
}

function fieldError(code: string): DomainError {
  return new DomainError('invalid', code, { fields: { mobile: code } });
}
