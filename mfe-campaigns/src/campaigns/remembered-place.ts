import { recall, remember } from '@pathshala/web-kit/browser-storage';
import type { Registration } from './campaign-types.ts';

/** The registration that a visitor without an account made on this device. Names, addresses and numbers are not stored. */
export type RememberedPlace = Pick<Registration, 'status' | 'rollNumber' | 'confirmBy'>;

const keyOf = (campaignId: string): string => `campaign-place:${campaignId}`;

/** Null: nothing was registered on this device, or it was forgotten, or storage is forbidden. */
export function readPlace(campaignId: string): RememberedPlace | null {
  try {
    const stored = JSON.parse(recall(keyOf(campaignId)) ?? 'null') as RememberedPlace | null;
    return stored?.status === 'registered' || stored?.status === 'waiting' ? stored : null;
  } catch (error) {
    // Damaged: the mail has the same.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function rememberPlace(campaignId: string, registration: Registration): void {
  const { status, rollNumber, confirmBy } = registration;
  remember(keyOf(campaignId), JSON.stringify({ status, rollNumber, confirmBy }));
}

export function forgetPlace(campaignId: string): void {
  remember(keyOf(campaignId), null);
}
