import { emailKeyOf, looksLikeEmail } from '@pathshala/rules/email';
import {
  type Account,
  type Accounts,
  type Caller,
  isUsable,
  type Language,
  languageOf,
  type RecordSecurity,
  requireFields,
  usernameKeyOf,
} from '../../accounts/index.ts';
import type { MailLimits } from '../../mails/index.ts';
import { newLink, type LinkKind } from '../domain/one-time-link.ts';
import type { LinkMail, Links, LinkTokens } from '../ports.ts';
import { linkHolderOf } from './link-holder.ts';

interface RequestLinkDependencies {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly tokens: LinkTokens;
  readonly linkMail: LinkMail;
  readonly mailLimits: MailLimits;
  readonly record: RecordSecurity;
  /** Runs a task without waiting for it and logs its failure. */
  readonly runInBackground: (task: () => Promise<void>) => void;
  readonly now: () => number;
}

export interface RequestLinkCommand {
  readonly identifier: string;
  readonly language: Language;
  readonly caller: Caller;
}

/**
 * Mails a one-time link to the account, if it exists. Returns before the account is looked up, so that neither the
 * response nor its duration reveals whether it exists. Above the mail limits, links that were mailed before stay valid.
 */
export function requestLink(deps: RequestLinkDependencies, kind: LinkKind) {
  return (command: RequestLinkCommand): void => {
    const identifier = command.identifier.trim();
    requireFields({ email: identifier });
    deps.runInBackground(() => mailLink(deps, kind, { ...command, identifier }));
  };
}

async function mailLink(
  deps: RequestLinkDependencies,
  kind: LinkKind,
  { caller, language, identifier }: RequestLinkCommand,
): Promise<void> {
  const account = await findAccount(deps.accounts, identifier);
  if (account === null || !isUsable(account)) {
    return deps.record(`${kind}.asked`, { ...caller, userId: null, mailed: false });
  }
  await sendLink(deps, kind, { account, caller, language });
}

interface SendLinkCommand extends Omit<RequestLinkCommand, 'identifier'> {
  readonly account: Account;
}

/** Returns 0 or, above the mail limits, the seconds until the next mail is allowed. */
export async function sendLink(
  deps: RequestLinkDependencies,
  kind: LinkKind,
  { account, caller, language }: SendLinkCommand,
): Promise<number> {
  const { emailKey } = account;
  const seconds = await deps.mailLimits.take({ purpose: kind, emailKey, address: caller.address });
  deps.record(`${kind}.asked`, { ...caller, userId: account._id, mailed: seconds === 0 });
  if (seconds > 0) return seconds;
  const token = deps.tokens.create();
  const holder = linkHolderOf(deps.tokens, account);
  await deps.links.insert(newLink(kind, holder, { id: deps.tokens.idOf(token), now: deps.now() }));
  await deps.linkMail.send(kind, { account, token, language: languageOf(account, language) });
  return 0;
}

function findAccount(accounts: Accounts, identifier: string): Promise<Account | null> {
  return looksLikeEmail(identifier)
    ? accounts.findByEmail(emailKeyOf(identifier))
    : accounts.findByUsername(usernameKeyOf(identifier));
}
