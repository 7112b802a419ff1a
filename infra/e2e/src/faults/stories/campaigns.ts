import type { RetryingClient } from '../retrying-client.ts';
import type { StoredState } from '../stored-state.ts';
import { examPaper } from './exam-paper.ts';
import { expectAnswer } from './expect-answer.ts';

const day = 24 * 60 * 60 * 1000;

/** An exam campaign that is open for registration: one that starts in ten days, or one that is about to end. */
export async function makeCampaign(
  admin: RetryingClient,
  { maxParticipants, endsAt }: { maxParticipants: number; endsAt?: number },
): Promise<string> {
  const now = Date.now();
  const [start, end] = endsAt === undefined ? [now + 10 * day, now + 20 * day] : [now - day, endsAt];
  const made = await admin.send<{ _id: string }>('POST', '/examcampaigns', {
    title: 'A campaign to crash in',
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    registrationOpen: true,
    maxParticipants,
    exam: { title: 'An exam', ...examPaper },
  });
  expectAnswer(made, [201]);
  return made.body._id;
}

interface StoredRegistration {
  readonly _id: string;
  readonly campaignId: string;
  readonly emailKey: string;
  readonly basicInfo: { readonly email: string };
  readonly studentId: string | null;
  readonly status: string;
  readonly rollNumber: string | null;
}

export function registrationsOf(stored: StoredState, campaignId: string): StoredRegistration[] {
  return stored
    .documents<StoredRegistration>('svc-campaigns', 'registrations')
    .filter((registration) => registration.campaignId === campaignId);
}

/** The mails to the registrant, oldest first. */
export function mailsOf(stored: StoredState, registrationId: string): string[] {
  return stored.mails.flatMap((name) => {
    const kind = new RegExp(`${registrationId}-([a-z]+)\\.eml$`, 'u').exec(name)?.[1];
    return kind === undefined ? [] : [kind];
  });
}
