import { emailKeyOf, looksLikeEmail } from '@pathshala/rules/email';
import { isUsable, type Account } from '../../accounts/domain/account.ts';
import { requireFields, usernameKeyOf } from '../../accounts/domain/credentials.ts';
import type { Accounts, Caller, Language, RecordSecurity } from '../../accounts/use-cases/ports.ts';
import type { MailLimits } from '../../mails/use-cases/ports.ts';
import { newLink, type LinkKind } from '../domain/one-time-link.ts';
import type { LinkMail, Links, LinkTokens } from './ports.ts';

export interface RequestLinkDeps {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly tokens: LinkTokens;
  readonly linkMail: LinkMail;
  readonly mailLimits: MailLimits;
  readonly record: RecordSecurity;
  /** Runs a task that nobody waits for; its failure is logged. */
  readonly inBackground: (task: () => Promise<void>) => void;
  readonly now: () => number;
}

export interface RequestLinkCommand {
  readonly identifier: string;
  readonly language: Language;
  readonly caller: Caller;
}

/**
 * Mails a one-time link to the account, if there is one. The answer comes before anything is looked up, so neither it
 * nor its time says whether there is. Above the limit of mails the links that were mailed before stay valid.
 */
export function requestLink(deps: RequestLinkDeps, kind: LinkKind) {
  return (command: RequestLinkCommand): void => {
    const identifier = command.identifier.trim();
    requireFields({ email: identifier });
    deps.inBackground(() => mailLink(deps, kind, { ...command, identifier }));
  };
}

async function mailLink(deps: RequestLinkDeps, kind: LinkKind, command: RequestLinkCommand): Promise<void> {
  const { caller, language } = command;
  const account = await findAccount(deps.accounts, command.identifier);
  if (account === null || !isUsable(account)) {
    return deps.record(`${kind}.asked`, { ...caller, userId: null, mailed: false });
  }
  const { emailKey } = account;
  const seconds = await deps.mailLimits.take({ purpose: kind, emailKey, address: caller.address });
  deps.record(`${kind}.asked`, { ...caller, userId: account._id, mailed: seconds === 0 });
  if (seconds > 0) return;
  const token = deps.tokens.create();
  const holder = { account, passwordMark: deps.tokens.markOf(account.passwordHash) };
  await deps.links.insert(newLink(kind, holder, { id: deps.tokens.idOf(token), now: deps.now() }));
  await deps.linkMail.send(kind, { account, token, language });
}

function findAccount(accounts: Accounts, identifier: string): Promise<Account | null> {
  return looksLikeEmail(identifier)
    ? accounts.findByEmail(emailKeyOf(identifier))
    : accounts.findByUsername(usernameKeyOf(identifier));
}
