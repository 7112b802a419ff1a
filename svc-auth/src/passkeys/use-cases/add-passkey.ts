import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isBlank } from '@pathshala/rules/blank';
import { deviceNameIn } from '@pathshala/rules/device-name';
import type { Account, Caller, Language, RecordSecurity } from '../../accounts/index.ts';
import type { SecurityMail } from '../../second-factor/index.ts';
import { passkeyLimits, requirePasskeyName, type Passkey } from '../domain/passkey.ts';
import type { Challenges, NewPasskeyResponse, Passkeys, WebAuthn } from '../ports.ts';
import { fullError } from './begin-passkey.ts';

const unknownDevice = { en: 'Passkey', bn: 'পাসকি' } as const;

interface AddPasskeyDependencies {
  readonly passkeys: Pick<Passkeys, 'countOf' | 'insert'>;
  readonly challenges: Pick<Challenges, 'take'>;
  readonly webAuthn: WebAuthn;
  readonly securityMail: SecurityMail;
  readonly record: RecordSecurity;
  readonly deviceNameOf: (userAgent: string) => string;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface AddPasskeyCommand {
  readonly account: Account;
  /** Blank: the device's own name. */
  readonly name: string;
  /** The `User-Agent` of the browser that made it. */
  readonly userAgent: string;
  readonly response: NewPasskeyResponse;
  readonly language: Language;
  readonly caller: Caller;
}

/** The challenge was issued after the password or a recent log-in, for this account only. */
export function addPasskey(deps: AddPasskeyDependencies) {
  return async (command: AddPasskeyCommand): Promise<Passkey> => {
    const { account, caller, language, response } = command;
    const name = requirePasskeyName(isBlank(command.name) ? proposedName(deps, command) : command.name);
    if ((await deps.passkeys.countOf(account._id)) >= passkeyLimits.perAccount) throw fullError();
    const take = (challenge: string) => deps.challenges.take(`add:${account._id}`, challenge);
    const credential = await deps.webAuthn.verifyNewPasskey(response, take);
    const facts = { ...caller, userId: account._id };
    if (credential === null) throw refusal(deps, command);
    const createdAt = new Date(deps.now()).toISOString();
    const owned = { _id: deps.newId(), userId: account._id, name, createdAt, usedAt: null };
    const passkey: Passkey = { ...owned, ...credential };
    if (!(await deps.passkeys.insert(passkey))) throw refusal(deps, command);
    deps.record('passkey.added', facts);
    await deps.securityMail.send('passkey-added', account, language);
    return passkey;
  };
}

function proposedName(
  { deviceNameOf }: AddPasskeyDependencies,
  { language, userAgent }: AddPasskeyCommand,
): string {
  return deviceNameIn(language, deviceNameOf(userAgent)) || unknownDevice[language];
}

function refusal({ record }: AddPasskeyDependencies, { account, caller }: AddPasskeyCommand): DomainError {
  record('passkey.add-failed', { ...caller, userId: account._id });
  return new DomainError('invalid', 'auth.passkey-refused');
}
