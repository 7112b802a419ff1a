import { DomainError } from '@pathshala/contract-kit/domain-error';
import { asciiDigits } from '@pathshala/rules/digits';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import { isByNumber } from '../domain/contact.ts';
import { countTry, takesCode } from '../domain/mobile-code.ts';
import type { Registration } from '../domain/registration.ts';
import type { LinkTokens, MobileCodes, Registrations } from '../ports.ts';
import type { withCode } from './send-texts.ts';

interface NumberCommand {
  readonly campaignId: string;
  readonly mobile: string;
}

interface RequestMobileCodeDependencies {
  readonly hasSms: boolean;
  readonly registrations: Pick<Registrations, 'findByContact' | 'update'>;
  readonly withCode: ReturnType<typeof withCode>;
}

/** The registration that was made with this number alone. Throws `invalid` for what is no number. */
async function findByNumber(
  registrations: Pick<Registrations, 'findByContact'>,
  { campaignId, mobile }: NumberCommand,
): Promise<Registration | null> {
  const mobileKey = mobileKeyOf(mobile);
  if (mobileKey === null) {
    const fields = { mobile: 'campaigns.registration.mobile' };
    throw new DomainError('invalid', 'campaigns.registration.mobile', { fields });
  }
  const found = await registrations.findByContact(campaignId, { mobileKey });
  return found !== null && isByNumber(found.basicInfo) ? found : null;
}

/** Sends a code to the number of a registration, at most one a minute. Says nothing about whether there is one. */
export function requestMobileCode({ hasSms, registrations, withCode: renew }: RequestMobileCodeDependencies) {
  return async (command: NumberCommand): Promise<void> => {
    if (!hasSms) throw new DomainError('not-found', 'common.not-found');
    const found = await findByNumber(registrations, command);
    if (found !== null) await registrations.update(found._id, renew);
  };
}

interface OpenByMobileCodeDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'findByContact' | 'update'>;
  readonly codes: Pick<MobileCodes, 'isCodeOf'>;
  readonly links: Pick<LinkTokens, 'tokenOf'>;
  readonly now: () => number;
}

interface OpenedByCode {
  readonly campaign: Campaign;
  readonly registration: Registration;
  /** That of the mailed links of a registration with an address. */
  readonly token: string;
}

const wrongCode = () =>
  new DomainError('invalid', 'campaigns.code-wrong', { fields: { code: 'campaigns.code-wrong' } });

/**
 * Gives the reader of a code the token that others read in a mail; it proves the number as the mailed link proves an address.
 * Wrong, used and old codes, and numbers without a registration, have one answer.
 */
export function openByMobileCode(deps: OpenByMobileCodeDependencies) {
  const { campaigns, registrations, codes, links, now } = deps;
  return async ({ code, ...command }: NumberCommand & { readonly code: string }): Promise<OpenedByCode> => {
    const digits = asciiDigits(code).replaceAll(/\s/gu, '');
    const found = await findByNumber(registrations, command);
    const campaign = await campaigns.find(command.campaignId);
    if (found === null || campaign === null || campaign.deletedAt !== null) throw wrongCode();
    let isRight = false;
    const registration = await registrations.update(found._id, (state) => {
      const isTaken = takesCode(state, now());
      isRight = isTaken && codes.isCodeOf(digits, state);
      return isTaken ? { state: countTry(state, isRight) } : null;
    });
    if (!isRight || !registration.linkNonce) throw wrongCode();
    return { campaign, registration, token: links.tokenOf(registration.linkNonce) };
  };
}
