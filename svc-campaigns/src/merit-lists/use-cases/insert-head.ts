import type { Campaign } from '../../campaigns/index.ts';
import { firstVersionOf } from '../domain/first-version.ts';
import { newHead, type MeritHead } from '../domain/merit-head.ts';
import type { IssuedLists } from '../ports.ts';

/** Stores the head of a released campaign, once. A list that was released before versions existed begins with its last number. */
export async function insertHead(
  issuedLists: Pick<IssuedLists, 'find' | 'insert'>,
  campaign: Campaign,
): Promise<MeritHead> {
  const known = await issuedLists.find(campaign._id);
  if (known) return known;
  const head = newHead(campaign._id, firstVersionOf(campaign));
  await issuedLists.insert(head);
  return (await issuedLists.find(campaign._id)) ?? head;
}
