import type { Account } from '../accounts/index.ts';
import { people, type Person } from './people.ts';

/** The password of every sample student; it is public. */
export const samplePassword = 'pathshala-demo';

export const emailOf = ({ username }: Person): string => `${username}@example.com`;

const sampleEmails = new Set(people.map(emailOf));

/** Recognises sample accounts of stores from before `isSample` by their address and the sample password. */
export function isSampleAccount({ isSample, emailKey }: Account, password: string): boolean {
  return isSample === true || (password === samplePassword && sampleEmails.has(emailKey));
}
