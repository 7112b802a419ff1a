import { emailKeyOf } from '@pathshala/rules/email';
import { networkOf } from '@pathshala/rules/network';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Call } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Account } from '../domain/account-registration.ts';
import type { BasicInfo } from '../domain/contact.ts';
import { nameShownOf, type NameShown } from '../domain/shown-name.ts';
import type { RegisterCommand } from '../use-cases/register.ts';

interface RegistrationBody {
  readonly studentId?: string | undefined;
  readonly basicInfo: BasicInfo;
  readonly showsName: boolean;
  readonly nameShown?: NameShown | undefined;
}

type RegistrationCall = Pick<Call<never, never, RegistrationBody>, 'body' | 'identity' | 'language'>;

/**
 * A student registers only for the own account: another id is `forbidden`, and `unauthenticated` for a visitor, whose session
 * has probably expired.
 */
function requireOwnId({ role, userId }: Identity, studentId: string | undefined): string | null {
  if (studentId === undefined || studentId === userId) return studentId ?? null;
  throw role === 'visitor'
    ? new DomainError('unauthenticated', 'common.unauthenticated')
    : new DomainError('forbidden', 'common.forbidden');
}

export function registerCommandOf(
  { body, identity, language }: RegistrationCall,
  campaign: Pick<RegisterCommand, 'kind' | 'campaignId'>,
): RegisterCommand {
  return {
    ...campaign,
    studentId: requireOwnId(identity, body.studentId),
    // Empty for an account without an address.
    provedEmailKey: identity.email ? emailKeyOf(identity.email) : null,
    provedMobile: identity.mobile ?? null,
    basicInfo: body.basicInfo,
    nameShown: body.nameShown ?? nameShownOf({ showsName: body.showsName }),
    language,
    network: identity.address === '' ? null : networkOf(identity.address),
  };
}

/** The logged-in student; null for anybody else. */
export function accountOf({ role, userId, name, username }: Identity): Account | null {
  return role === 'student' && userId !== null ? { userId, name: name || username || '' } : null;
}
