import type { PersonKeys } from '@pathshala/service-kit/platform/person-keys';
import type { Contact } from '../domain/contact.ts';

/** Digests of the contact data that identify the person in the campaign. */
export function personKeysOf(
  people: PersonKeys,
  campaignId: string,
  { emailKey, mobileKey }: Pick<Contact, 'emailKey' | 'mobileKey'>,
): readonly string[] {
  return [people.mailbox(campaignId, emailKey), people.mobile(campaignId, mobileKey)];
}
