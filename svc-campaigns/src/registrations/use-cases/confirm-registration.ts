import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../../campaigns/domain/campaign.ts';
import { checkContact } from '../domain/contact.ts';
import {
  beginRegistration,
  confirm,
  expire,
  withoutName,
  type Account,
  type Registration,
} from '../domain/registration.ts';
import { withCancelled, withRegistered } from './announce.ts';
import { reseat } from './fill-places.ts';
import { refuseIfShut, refuseSecondPlace, reserve, type RegisterDependencies } from './register.ts';
import { takePlace } from './take-place.ts';

export interface OpenLinkCommand {
  readonly token: string;
  /** The student whose session opens the link; null: nobody is logged in. */
  readonly account: Account | null;
}

export interface OpenedLink {
  readonly campaign: Campaign;
  readonly registration: Registration;
  readonly isChanged: boolean;
}

/** The registration of a mailed link and its campaign. */
export async function findByLink(
  { campaigns, registrations, links }: RegisterDependencies,
  token: string,
): Promise<{ campaign: Campaign; registration: Registration }> {
  const registration = await registrations.byLink(links.hashOf(token));
  const campaign = registration && (await campaigns.find(registration.campaignId));
  if (!registration || !campaign || campaign.deletedAt !== null)
    throw new DomainError('not-found', 'campaigns.link-unknown');
  return { campaign, registration };
}

/**
 * The mailed link of a visitor's registration: the address is proved, the place is kept, and the registration joins the account
 * that opened it or that owns the address. Opened too late it registers anew, if that is still possible.
 */
export function confirmRegistration(deps: RegisterDependencies) {
  const { registrations, accounts, now } = deps;

  async function refuseSecond(found: Registration, account: Account | null): Promise<void> {
    if (account === null) return;
    const place = { studentId: account.userId, campaignId: found.campaignId, except: found._id };
    try {
      await refuseSecondPlace({ registrations }, place);
    } catch (error) {
      // The account has its place: what somebody entered beside it does not keep another from people.
      await registrations.update(found._id, (state) =>
        withCancelled(expire(state, new Date(now()).toISOString())),
      );
      await reseat(deps)(found.campaignId);
      throw error;
    }
  }

  return async ({ token, account: caller }: OpenLinkCommand): Promise<OpenedLink> => {
    const { campaign, registration: found } = await findByLink(deps, token);
    const account = caller ?? (await accounts.ownerOf(found.addressKey));
    if (found.studentId === null) await refuseSecond(found, account);
    const { registration, isChanged } = await confirmHeld(deps)(found, account);
    // It may have expired just now.
    if (registration.status === 'cancelled')
      return registerAgain(deps)({ campaign, late: registration, account });
    if (isChanged) await reseat(deps)(campaign._id);
    return { campaign, registration: (await registrations.find(found._id)) ?? registration, isChanged };
  };
}

function confirmHeld({ registrations }: RegisterDependencies) {
  return async (found: Registration, account: Account | null) => {
    let isChanged = false;
    const registration = await registrations.update(found._id, (state) => {
      const confirmed = confirm(state, account);
      isChanged = confirmed !== null;
      const hasJoined = confirmed?.studentId !== state.studentId && confirmed?.status === 'registered';
      return hasJoined ? withRegistered(confirmed) : confirmed && { state: confirmed };
    });
    return { registration, isChanged };
  };
}

interface LateLink {
  readonly campaign: Campaign;
  readonly late: Registration;
  readonly account: Account | null;
}

/** The place was given to others meanwhile: a new registration, confirmed from the start, takes one if there is any. */
function registerAgain(deps: RegisterDependencies) {
  const { registrations, newId } = deps;
  return async ({ campaign, late, account }: LateLink): Promise<OpenedLink> => {
    const { linkNonce: nonce, linkHash: hash } = late;
    if (!late.expiredAt || !nonce || !hash) throw new DomainError('gone', 'campaigns.link-ended');
    const now = new Date(deps.now()).toISOString();
    refuseIfShut(campaign, now);
    const fullName = account?.name || late.basicInfo.fullName;
    const begun = beginRegistration({
      _id: newId(),
      campaignId: campaign._id,
      studentId: account?.userId ?? null,
      contact: checkContact({ ...late.basicInfo, fullName }),
      language: late.language,
      showsName: account === null && late.showsName,
      confirmBy: null,
      isAddressProved: true,
      link: { nonce, hash },
      now,
    });
    await reserve(deps, begun);
    const registration = await takePlace(deps)(campaign, begun);
    await registrations.update(late._id, (state) => {
      const forgotten = withoutName(state);
      return forgotten && { state: forgotten };
    });
    return { campaign, registration, isChanged: true };
  };
}
