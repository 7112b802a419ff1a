import { expect } from 'vitest';
import { readMailbox, tokenIn, waitForLetter, type Letter } from '../../mailbox.ts';
import { until } from '../../until.ts';
import type { StoredState } from '../stored-state.ts';
import type { Stage, Story, PreparedStory } from '../story.ts';
import { mailsOf, makeCampaign, registrationsOf } from './campaigns.ts';
import { expectAnswer } from './expect-answer.ts';

/** PLACE: a student takes the only place; WAIT: a visitor joins the waiting list and opens the mailed link; CANCEL: the student cancels, the visitor accepts the offered place. */
export const lastPlace: Story = {
  title: 'a student takes the last place, a visitor waits, the student gives it up',
  leaves: { 'svc-campaigns campaigns': 1, 'svc-campaigns registrations': 2 },
  async prepare(stage) {
    const campaignId = await makeCampaign(stage.admin, { maxParticipants: 1 });
    return {
      run: () => fillLastPlace(stage, campaignId),
      check: (stored) => check(stored, { campaignId, studentId: stage.student.userId }),
    } satisfies PreparedStory;
  },
};

/** The address of one run: its latest mail is of this campaign. */
const visitorEmailOf = (campaignId: string) => `waiting-${campaignId}@example.com`;

async function fillLastPlace({ student, ...stage }: Stage, campaignId: string): Promise<void> {
  const register = '/examcampaigns/register';
  const { email } = (await student.get<{ email: string }>('/users/user')).body;
  const own = { fullName: 'Crash Student', email, mobile: '01711111111' };
  const studentForm = { campaignId, studentId: student.userId, basicInfo: own };
  expectAnswer(await student.send('POST', register, studentForm), [201], [409]);
  // A place that was being taken at the kill is assigned within a minute; the student polls until then.
  const seen = await until(
    () => student.get<{ registration?: { status: string } }>(`/examcampaigns/${campaignId}`),
    ({ body }) => body.registration !== undefined,
    30_000,
  );
  expect(seen.body.registration?.status).toBe('registered');

  const visitorEmail = visitorEmailOf(campaignId);
  const contact = { fullName: 'Crash Visitor', email: visitorEmail, mobile: '01722222222' };
  const visitor = stage.newVisitor();
  const waits = await visitor.send<{ registration: { status: string } }>('POST', register, {
    campaignId,
    basicInfo: contact,
  });
  expectAnswer(waits, [201], [409]);
  if (waits.status === 201) expect(waits.body.registration.status).toBe('waiting');
  const letter = await waitForLetter(stage.dataDir, visitorEmail, 60_000);
  const token = tokenIn(letter, '/campaigns/confirm');
  expectAnswer(await visitor.send('POST', '/examcampaigns/confirm', { token }), [200]);

  const cancelled = await student.send('DELETE', `/examcampaigns/${campaignId}/registration`);
  expectAnswer(cancelled, [200], [404]);
  const isOffer = ({ id, to }: Letter) => to.includes(visitorEmail) && id.endsWith('-offer');
  const letters = await until(
    () => readMailbox(stage.dataDir),
    (all) => all.some(isOffer),
    60_000,
  );
  const offer = letters.filter(isOffer).map((one) => ({ token: tokenIn(one, '/campaigns/offer') }))[0];
  expectAnswer(await visitor.send('POST', '/examcampaigns/accept', offer), [200]);
}

function check(
  stored: StoredState,
  { campaignId, studentId }: { campaignId: string; studentId: string },
): void {
  const registrations = registrationsOf(stored, campaignId);
  const given = registrations.find((registration) => registration.studentId === studentId);
  const taken = registrations.find(({ emailKey }) => emailKey === visitorEmailOf(campaignId));
  expect(registrations).toHaveLength(2);
  expect(given).toMatchObject({ status: 'cancelled' });
  expect(taken).toMatchObject({ status: 'registered', studentId: null });

  const campaign = stored
    .documents<{ _id: string }>('svc-campaigns', 'campaigns')
    .find(({ _id }) => _id === campaignId);
  expect(campaign).toMatchObject({ seatsTaken: 1, waitingCount: 0, claims: [] });
  const rights = stored
    .documents<{ _id: string; scopeId: string; isActive: boolean }>('svc-exams', 'entitlements')
    .filter(({ scopeId }) => scopeId === campaignId)
    .map(({ _id, isActive }) => [_id, isActive]);
  expect(new Map(rights as [string, boolean][])).toEqual(
    new Map([
      [given?._id, false],
      [taken?._id, true],
    ]),
  );
  expectMails(mailsOf(stored, given?._id ?? ''), 'cancelled');
  expectMails(mailsOf(stored, taken?._id ?? ''), 'registered');
}

/** No mail twice, and the last one was sent; it may replace an earlier one that was due while the site was down. */
function expectMails(mails: readonly string[], lastWord: string): void {
  expect(mails).toEqual([...new Set(mails)]);
  expect(mails.at(-1)).toBe(lastWord);
}
