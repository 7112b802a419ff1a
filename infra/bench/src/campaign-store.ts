import path from 'node:path';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';

/** Places of the campaign that opens. */
export const places = 1_200;

interface StoredCampaign {
  readonly _id: string;
  readonly kind: string;
  readonly endDate: string;
  readonly seatsTaken: number;
}

interface StoredRegistration {
  readonly _id: string;
  readonly campaignId: string;
  readonly status: string;
  readonly rollNumber: string | null;
  readonly mailDue: string | null;
}

async function withStore<Out>(
  dataDir: string,
  work: (store: Awaited<ReturnType<typeof openSqliteDocuments>>) => Promise<Out>,
): Promise<Out> {
  const store = await openSqliteDocuments({ file: path.join(dataDir, 'svc-campaigns.sqlite') });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

/** An upcoming exam campaign with a limit and the paper of the sample, for which nobody is registered. */
export function addOpening(dataDir: string, campaignId: string): Promise<void> {
  return withStore(dataDir, async (store) => {
    const campaigns = store.collection<StoredCampaign>('campaigns');
    const sample = await campaigns.findOne({ kind: 'exam', endDate: { $gt: daysFromNow(0) } });
    if (sample === null) throw new Error('the sample has no exam campaign to copy');
    const empty = { seatsTaken: 0, unconfirmedSeats: 0, waitingCount: 0, unconfirmedWaiting: 0, claims: [] };
    const window = { startDate: daysFromNow(30), endDate: daysFromNow(31), registrationOpen: true };
    const opening = { ...sample, ...empty, ...window, nextRoll: 1, nextWaiting: 1, maxParticipants: places };
    await campaigns.insertOne({ ...opening, _id: campaignId });
    // The mails of the sample are not counted.
    const noMail = { mailDue: null, mailDueAt: null };
    await store.collection<StoredRegistration>('registrations').updateMany({}, { $set: noMail });
  });
}

/** Adds so many participants of the campaign, whose release mail is due at this time. */
export function addReleaseMails(
  dataDir: string,
  { campaignId, count, mailDueAt }: { campaignId: string; count: number; mailDueAt: number },
): Promise<void> {
  return withStore(dataDir, async (store) => {
    const registrations = store.collection<StoredRegistration>('registrations');
    const sample = await registrations.findOne({});
    if (sample === null) throw new Error('the sample has no registration to copy');
    const copyOf = (n: number) => ({
      ...sample,
      _id: `bf${String(n).padStart(22, '0')}`,
      campaignId,
      basicInfo: { fullName: `Bench ${n}`, email: `bench-mail-${n}@example.com`, mobile: '' },
      emailKey: `bench-mail-${n}@example.com`,
      mobileKey: `bench-mail-${n}`,
      status: 'registered',
      isAddressProved: true,
      notifiedVersion: 1,
      mailDue: 'released',
      mailDueAt,
    });
    for (let from = 0; from < count; from += 1_000)
      await Promise.all(
        Array.from({ length: Math.min(1_000, count - from) }, (_, offset) =>
          registrations.insertOne(copyOf(from + offset)),
        ),
      );
  });
}

/** Throws unless every answered registration is stored once, with a place of its own or on the waiting list. */
export function requireStored(dataDir: string, campaignId: string, answered: number): Promise<void> {
  return withStore(dataDir, async (store) => {
    const stored = await store.collection<StoredRegistration>('registrations').find({ campaignId }).toArray();
    const held = stored.filter(({ status }) => status === 'registered');
    const waiting = stored.filter(({ status }) => status === 'waiting');
    const rolls = new Set(held.map(({ rollNumber }) => rollNumber));
    const campaign = await store.collection<StoredCampaign>('campaigns').findOne({ _id: campaignId });
    const found = [held.length, waiting.length, rolls.size, campaign?.seatsTaken].join();
    const expected = [places, answered - places, places, places].join();
    if (found !== expected) throw new Error(`stored ${found}, expected ${expected}`);
  });
}

/** Throws while a mail of a release is due. */
export function requireNoneDue(dataDir: string): Promise<void> {
  return withStore(dataDir, async (store) => {
    const left = await store
      .collection<StoredRegistration>('registrations')
      .countDocuments({ mailDue: 'released' });
    if (left > 0) throw new Error(`${left} mails were sent and are due still`);
  });
}
