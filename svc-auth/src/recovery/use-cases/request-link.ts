import { emailKeyOf, looksLikeEmail } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import {
  type Account,
  type Accounts,
  type Caller,
  isUsable,
  type Language,
  languageOf,
  type RecordSecurity,
  requireFields,
  telKeyOf,
  usernameKeyOf,
} from '../../accounts/index.ts';
import type { MailLimits } from '../../mails/index.ts';
import { codeLifetimeMinutes, codeTokenOf } from '../domain/code-token.ts';
import { newLink, type LinkKind } from '../domain/one-time-link.ts';
import type { LinkMail, Links, LinkSms, LinkTokens } from '../ports.ts';
import { linkHolderOf } from './link-holder.ts';

interface SendLinkDependencies {
  readonly links: Pick<Links, 'insert'>;
  readonly tokens: LinkTokens;
  readonly linkMail: LinkMail;
  readonly mailLimits: Pick<MailLimits, 'take'>;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

interface RequestLinkDependencies extends SendLinkDependencies {
  readonly accounts: Pick<Accounts, 'findByEmail' | 'findByMobile' | 'findByUsername'>;
  readonly linkSms: LinkSms;
  /** Runs a task without waiting for it and logs its failure. */
  readonly runInBackground: (task: () => Promise<void>) => void;
}

export interface RequestLinkCommand {
  readonly identifier: string;
  readonly language: Language;
  readonly caller: Caller;
}

/**
 * Mails a one-time link to the account, if it exists, or sends it a code by SMS: where a number was typed, or the account has no
 * address. Returns the id of the request, which a code needs beside it, before the account is looked up: neither the response nor its
 * duration reveals whether it exists. Above the limits, links that were sent before stay valid.
 */
export function requestLink(deps: RequestLinkDependencies, kind: LinkKind) {
  return (command: RequestLinkCommand): { readonly request: string } => {
    const identifier = command.identifier.trim();
    requireFields({ email: identifier });
    const request = deps.tokens.create();
    deps.runInBackground(() => sendTo(deps, kind, { ...command, identifier, request }));
    return { request };
  };
}

async function sendTo(
  deps: RequestLinkDependencies,
  kind: LinkKind,
  { caller, language, identifier, request }: RequestLinkCommand & { readonly request: string },
): Promise<void> {
  const account = await findAccount(deps.accounts, identifier);
  if (account === null || !isUsable(account)) {
    return deps.record(`${kind}.asked`, { ...caller, userId: null, mailed: false });
  }
  const { mobile, email } = account;
  const isByNumber = mobile !== undefined && (email === '' || mobileKeyOf(identifier) === mobile);
  if (isByNumber) await sendCode(deps, kind, { account, mobile, caller, language, request });
  else if (email !== '') await sendLink(deps, kind, { account, caller, language });
}

interface SendLinkCommand extends Omit<RequestLinkCommand, 'identifier'> {
  readonly account: Account;
}

/** Returns 0 or, above the mail limits, the seconds until the next mail is allowed. */
export async function sendLink(
  deps: SendLinkDependencies,
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

interface SendCodeCommand extends SendLinkCommand {
  readonly mobile: string;
  readonly request: string;
}

async function sendCode(
  deps: RequestLinkDependencies,
  kind: LinkKind,
  command: SendCodeCommand,
): Promise<void> {
  const { account, mobile: to, caller, request } = command;
  const target = { purpose: kind, emailKey: telKeyOf(to), address: caller.address };
  const seconds = await deps.mailLimits.take(target);
  deps.record(`${kind}.asked`, { ...caller, userId: account._id, mailed: seconds === 0 });
  if (seconds > 0) return;
  const code = deps.tokens.createCode();
  const id = deps.tokens.idOf(codeTokenOf(request, code));
  const holder = linkHolderOf(deps.tokens, account);
  await deps.links.insert(newLink(kind, holder, { id, now: deps.now(), minutes: codeLifetimeMinutes }));
  await deps.linkSms.send(kind, { account, to, code, language: languageOf(account, command.language) });
}

async function findAccount(
  accounts: RequestLinkDependencies['accounts'],
  identifier: string,
): Promise<Account | null> {
  if (looksLikeEmail(identifier)) return accounts.findByEmail(emailKeyOf(identifier));
  const mobile = mobileKeyOf(identifier);
  const owner = mobile === null ? null : await accounts.findByMobile(mobile);
  return owner ?? accounts.findByUsername(usernameKeyOf(identifier));
}
