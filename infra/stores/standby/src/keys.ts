import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Proves knowledge of the secret for one purpose; `about` has a random number of the side that checks it. */
export const proofOf = (secret: string, about: string): string =>
  createHmac('sha256', secret).update(`pathshala standby\n${about}`).digest('hex');

export function isProof(secret: string, about: string, given: string): boolean {
  const expected = Buffer.from(proofOf(secret, about));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

export interface ChannelKeys {
  readonly toStandby: KeyObject;
  readonly toPrimary: KeyObject;
}

/** The keys of one connection: a random number of each side is in them, so that nothing of an earlier one can be sent again. */
export function channelKeys(secret: string, nonces: string): ChannelKeys {
  // A cipher takes three times as long to make from bytes.
  const keyOf = (direction: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, nonces, direction, 32)));
  return { toStandby: keyOf('to the standby'), toPrimary: keyOf('to the primary') };
}
