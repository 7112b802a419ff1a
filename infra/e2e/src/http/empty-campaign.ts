import type { HttpClient } from './http-client.ts';

const minuteMs = 60_000;

/** An exam campaign without an exam; a negative number of minutes gives one that is running. */
export async function openEmptyCampaign(
  admin: HttpClient,
  campaign: { readonly title: string; readonly startsInMinutes: number },
): Promise<string> {
  const start = Date.now() + campaign.startsInMinutes * minuteMs;
  const created = await admin.send<{ readonly _id: string }>('POST', '/examcampaigns', {
    title: campaign.title,
    description: '<p>প্রশ্ন পরে যোগ হবে।</p> | <p>The questions come later.</p>',
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 24 * 60 * minuteMs).toISOString(),
    registrationOpen: true,
    exam: {},
  });
  if (created.status !== 201) throw new Error(`campaign: ${created.status} ${JSON.stringify(created.body)}`);
  return created.body._id;
}
