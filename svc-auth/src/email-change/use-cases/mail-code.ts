import type { Account, Caller, Language, RecordSecurity } from '../../accounts/index.ts';
import type { MailLimits } from '../../mails/index.ts';
import {
  secondsUntilMail,
  tooEarlyError,
  withNewCode,
  type ChangePurpose,
  type EmailChange,
  type NewEmail,
} from '../domain/email-change.ts';
import type { EmailChangeMails, EmailChanges, EmailCodes } from '../ports.ts';

interface MailCodeDependencies {
  /** The account that has proved the new contact. */
  readonly findOwner: (contactKey: string) => Promise<Account | null>;
  readonly emailChanges: Pick<EmailChanges, 'replace'>;
  readonly emailCodes: EmailCodes;
  readonly emailChangeMails: EmailChangeMails;
  readonly purpose: ChangePurpose;
  readonly mailLimits: Pick<MailLimits, 'take'>;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

interface MailCodeCommand {
  readonly account: Account;
  readonly previous: EmailChange | null;
  readonly address: NewEmail;
  readonly language: Language;
  readonly caller: Caller;
}

export type MailCode = (command: MailCodeCommand) => Promise<EmailChange>;

/** Throws `too-many` while the account's own limit allows no mail. */
export function requireMailAllowed(previous: EmailChange | null, now: number): void {
  const seconds = secondsUntilMail(previous, now);
  if (seconds > 0) throw tooEarlyError(seconds);
}

/** Stores a new code and mails it, or sends it by SMS, within the limits of the account and of the mailbox. Two concurrent requests send one mail. */
export function mailCode(deps: MailCodeDependencies): MailCode {
  return async ({ account, previous, address, language, caller }) => {
    const now = deps.now();
    requireMailAllowed(previous, now);
    const { email, emailKey } = address;
    const seconds = await deps.mailLimits.take({
      purpose: deps.purpose,
      emailKey,
      address: caller.address,
    });
    if (seconds > 0) throw tooEarlyError(seconds);
    const { code, ...hashes } = deps.emailCodes.create(account, emailKey);
    const change = withNewCode(address, previous, { ...hashes, now });
    if (!(await deps.emailChanges.replace(previous, change))) {
      throw tooEarlyError(secondsUntilMail(change, now));
    }
    const owner = await deps.findOwner(emailKey);
    if (owner === null) await deps.emailChangeMails.code(account, { to: email, code, language });
    else await deps.emailChangeMails.taken(owner, language);
    deps.record(`${deps.purpose}.asked`, { ...caller, userId: account._id, isTaken: owner !== null });
    return change;
  };
}
