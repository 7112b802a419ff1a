import type { Registration } from './campaign-types.ts';

/** What a visitor without an account registered on this device. Names, addresses and numbers are not stored. */
export type RememberedPlace = Pick<Registration, 'status' | 'rollNumber' | 'confirmBy'>;

const keyOf = (campaignId: string): string => `campaign-place:${campaignId}`;

/** Null: nothing was registered on this device, or it was forgotten, or storage is forbidden. */
export function readPlace(campaignId: string): RememberedPlace | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(campaignId)) ?? 'null') as RememberedPlace | null;
    return stored?.status === 'registered' || stored?.status === 'waiting' ? stored : null;
  } catch (error) {
    // Storage can be forbidden or damaged: the mail has the same.
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

export function rememberPlace(campaignId: string, registration: Registration): void {
  const { status, rollNumber, confirmBy } = registration;
  try {
    localStorage.setItem(keyOf(campaignId), JSON.stringify({ status, rollNumber, confirmBy }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function forgetPlace(campaignId: string): void {
  try {
    localStorage.removeItem(keyOf(campaignId));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
