import { expect } from 'vitest';
import { codeIn, readMailbox } from '../../mailbox.ts';
import { until } from '../../until.ts';
import type { RetryingClient } from '../retrying-client.ts';
import type { StoredState } from '../stored-state.ts';
import type { Story, PreparedStory } from '../story.ts';
import { makeCampaign, mailsOf, registrationsOf } from './campaigns.ts';
import { expectAnswer } from './expect-answer.ts';

const password = 'a-long-journey-1';

/** REGISTER as a visitor, SIGN UP with the same address, VERIFY: the registration joins the account. */
export const becomeStudent: Story = {
  title: 'a visitor registers for a campaign, signs up with the same address and verifies it',
  leaves: {
    'svc-auth users': 1,
    'svc-auth students': 1,
    'svc-campaigns campaigns': 1,
    'svc-campaigns registrations': 1,
    'svc-campaigns accounts': 1,
  },
  async prepare(stage) {
    const campaignId = await makeCampaign(stage.admin, { maxParticipants: 0 });
    const username = `crash${stage.number}`;
    const email = `${username}@example.com`;
    const visitor = stage.newVisitor();
    let userId = '';
    return {
      async run() {
        const mobile = `017${String(stage.number).padStart(8, '0')}`;
        const form = { campaignId, basicInfo: { fullName: 'Crash Visitor', email, mobile } };
        expectAnswer(await visitor.send('POST', '/examcampaigns/register', form), [201], [409]);
        await signUp(visitor, { username, name: 'Crash Student', email, password });
        await verify(visitor, { username, email, dataDir: stage.dataDir });
        const own = await visitor.get<{ _id: string; email: string }>('/users/user');
        expect([own.status, own.body.email]).toEqual([200, email]);
        userId = own.body._id;
      },
      check: (stored) => checkJoined(stored, { campaignId, email, userId }),
    } satisfies PreparedStory;
  },
};

/** Beyond the limit of one code a minute per address, a sign-up is accepted and verified by the code that was mailed before. */
async function signUp(visitor: RetryingClient, form: object): Promise<void> {
  expectAnswer(await visitor.send('POST', '/auth/signup', form), [201]);
}

interface Mailbox {
  readonly dataDir: string;
  readonly email: string;
}

/** If the kill came between counting the mail and sending it, the visitor requests a new code a minute later. */
async function codeFor(
  visitor: RetryingClient,
  { dataDir, email, tried }: Mailbox & { readonly tried: readonly string[] },
): Promise<string> {
  const newest = await until(
    async () => {
      const letters = (await readMailbox(dataDir)).filter(
        ({ to, id }) => to.includes(email) && id.startsWith('code-'),
      );
      if (letters.length === 0) await visitor.send('POST', '/auth/resend');
      return letters.map(codeIn).findLast((code) => !tried.includes(code));
    },
    (code) => code !== undefined,
    30_000,
  );
  if (newest === undefined) throw new Error(`no code was mailed to ${email}`);
  return newest;
}

/** A sign-up that is repeated after more than a minute gets another code; the two mails arrive in any order. */
async function verify(visitor: RetryingClient, who: Mailbox & { readonly username: string }): Promise<void> {
  for (const tried: string[] = []; ;) {
    const otp = await codeFor(visitor, { ...who, tried });
    const verified = await visitor.send<{ code?: string }>('POST', '/auth/verify', { otp });
    if (tried.length === 0 && verified.body.code === 'auth.otp-wrong') {
      tried.push(otp);
      continue;
    }
    expectAnswer(verified, [200], [410]);
    // The attempt without a response has used the code: the account exists.
    if (verified.status === 410) {
      expectAnswer(await visitor.send('POST', '/auth/login', { username: who.username, password }), [200]);
    }
    return;
  }
}

function checkJoined(
  stored: StoredState,
  { campaignId, email, userId }: { campaignId: string; email: string; userId: string },
): void {
  const users = stored.documents<{ _id: string; email: string }>('svc-auth', 'users');
  expect(users.filter((user) => user.email === email)).toEqual([expect.objectContaining({ _id: userId })]);
  const records = stored.documents<{ _id: string }>('svc-auth', 'students');
  expect(records.filter(({ _id }) => _id === userId)).toHaveLength(1);
  const accounts = stored.documents<{ _id: string; userId: string }>('svc-campaigns', 'accounts');
  expect(accounts.filter(({ _id }) => _id === email)).toEqual([
    expect.objectContaining({ _id: email, userId }),
  ]);

  const [registration, ...more] = registrationsOf(stored, campaignId);
  expect(more).toEqual([]);
  expect(registration).toMatchObject({ status: 'registered', studentId: userId });
  expect(registration?.rollNumber).toMatch(/^\d{6}$/u);
  const rights = stored.documents<{ _id: string }>('svc-exams', 'entitlements');
  expect(rights.filter(({ _id }) => _id === registration?._id)).toEqual([
    expect.objectContaining({ studentId: userId, scopeId: campaignId, isActive: true }),
  ]);
  expect(mailsOf(stored, registration?._id ?? '')).toEqual(['registered']);
}
