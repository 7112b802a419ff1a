import { createHmac } from 'node:crypto';
import { emailKeyOf, mailboxKeyOf } from '@pathshala/rules/email';

/**
 * The identity of a person where an account or a registration can be replaced: digests under the site's secret, different in
 * each scope (a campaign), so that they can be stored and published without an address or a number.
 */
export interface PersonKeys {
  /** The same for every address of one mailbox. */
  mailbox(scope: string, email: string): string;
  /** Returns the digest of a number in one spelling (`mobileKeyOf`). */
  mobile(scope: string, mobileKey: string): string;
  network(scope: string, network: string): string;
}

export function createPersonKeys(secret: string): PersonKeys {
  const digestOf = (kind: string, scope: string, value: string): string =>
    createHmac('sha256', secret).update(`person.${kind}:${scope}:${value}`).digest('base64url').slice(0, 32);
  return {
    mailbox: (scope, email) => digestOf('mailbox', scope, mailboxKeyOf(emailKeyOf(email))),
    mobile: (scope, mobileKey) => digestOf('mobile', scope, mobileKey),
    network: (scope, network) => digestOf('network', scope, network),
  };
}
