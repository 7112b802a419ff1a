import { expect } from 'vitest';
import {
  accountOf,
  createExamCampaign,
  mailTo,
  person,
  type Campaigns,
  type StoredCampaign,
} from './service.ts';

/** A month after the time of the tests' clock: a free place is offered. */
export const upcoming = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' };

export interface State {
  readonly status: string;
  readonly rollNumber?: string;
  readonly confirmBy?: string;
  readonly isOffered?: boolean;
  readonly waitingPosition?: number;
  readonly checkInCode?: string;
}

export const path = (campaign: { readonly _id: string }) => `/examcampaigns/${campaign._id}`;

/** Registers the account of `person(n)`. */
export const registerOwn = ({ client }: Campaigns, n: number, campaign: { readonly _id: string }) =>
  client.as(accountOf(n)).post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    studentId: accountOf(n).userId,
    basicInfo: person(n),
  });

export const cancelOwn = ({ client }: Campaigns, n: number, campaign: { readonly _id: string }) =>
  client.as(accountOf(n)).delete<State>(`${path(campaign)}/registration`);

export const acceptOwn = ({ client }: Campaigns, n: number, campaign: { readonly _id: string }) =>
  client.as(accountOf(n)).post<State & { code?: string }>(`${path(campaign)}/registration/accept`);

export async function stateOf({ client }: Campaigns, n: number, campaign: { readonly _id: string }) {
  const { body } = await client.as(accountOf(n)).get<{ registration?: State }>(path(campaign));
  return body.registration;
}

/** An upcoming campaign with this many places, and accounts from 1 on that have registered in turn. */
export async function fullCampaign(
  service: Campaigns,
  { places, people, change = {} }: { places: number; people: number; change?: object },
): Promise<StoredCampaign> {
  const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: places, ...change });
  for (let n = 1; n <= people; n += 1) expect((await registerOwn(service, n, campaign)).status).toBe(201);
  return campaign;
}

/** The token of the link to the offer. */
export async function offerTokenFor(service: Campaigns, n: number): Promise<string> {
  const { text } = await mailTo(service, person(n).email);
  const token = /\/campaigns\/offer\?token=([\w-]+)/u.exec(text)?.[1];
  if (token === undefined) throw new Error(`no offer in: ${text}`);
  return token;
}

export async function storedOf(service: Campaigns) {
  const registrations = service.platform.documents.collection<{
    _id: string;
    status: string;
    isOffered?: boolean;
    confirmBy?: string | null;
  }>('registrations');
  return registrations.find({}).toArray();
}

/** Requires that nobody is beyond the capacity, no place is free while somebody waits, the counts are right and no claim is open. */
export async function expectConsistent(
  service: Campaigns,
  campaign: { readonly _id: string },
): Promise<void> {
  service.clock.advance(31_000);
  await service.runJob('repair-claims');
  const all = await storedOf(service);
  const held = all.filter(({ status }) => status === 'registered');
  const waiting = all.filter(({ status }) => status === 'waiting');
  const stored = await service.platform.documents
    .collection<{
      _id: string;
      maxParticipants: number;
      seatsTaken: number;
      unconfirmedSeats: number;
      waitingCount: number;
      claims: readonly object[];
    }>('campaigns')
    .findOne({ _id: campaign._id });
  expect(stored).toMatchObject({
    seatsTaken: held.length,
    unconfirmedSeats: held.filter(({ confirmBy }) => confirmBy).length,
    waitingCount: waiting.length,
    claims: [],
  });
  const { maxParticipants = 0 } = stored ?? {};
  expect(all.filter(({ status }) => status === 'claiming')).toEqual([]);
  if (maxParticipants === 0) expect(waiting).toEqual([]);
  else expect(held.length).toBeLessThanOrEqual(maxParticipants);
  if (waiting.length > 0) expect(held).toHaveLength(maxParticipants);
}
