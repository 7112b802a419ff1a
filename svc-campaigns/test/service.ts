import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import { smsRequested } from '@pathshala/svc-campaigns-contract/events';
import type { SmsGateway } from '@pathshala/service-kit/sms/open-sms';
import { createService } from '../src/service.ts';

export type Campaigns = TestService & AsyncDisposable;

export const startCampaigns = (): Promise<Campaigns> =>
  startTestService(createService, { now: '2026-02-01T06:00:00.000Z' });

/** svc-auth sends the messages; here it only matters that there is a gateway. */
const gateway: SmsGateway = {
  dailyLimit: 100,
  costPaisa: 0,
  send: () => Promise.reject(new Error('svc-campaigns sends no SMS itself')),
};

export const startCampaignsWithSms = (): Promise<Campaigns> =>
  startTestService(createService, {
    now: '2026-02-01T06:00:00.000Z',
    replace: () => ({ sms: gateway }),
  });

/** The texts of the messages to a number, the shortest of each. */
export async function textsTo(service: Campaigns, mobile: string): Promise<string[]> {
  for (const job of ['send-mails', 'send-release-mails']) await service.runJob(job);
  await service.waitUntilIdle();
  return service
    .published(smsRequested)
    .filter(({ data }) => data.to === mobile)
    .map(({ data }) => data.texts.at(-1) ?? '');
}

export const codeIn = (text: string | undefined): string => /\d{6}/u.exec(text ?? '')?.[0] ?? '';

export const admin = { role: 'admin', userId: 'a00000000000000000000001' } as const;
export const nusrat = { role: 'student', userId: 'b00000000000000000000001' } as const;
export const tanvir = { role: 'student', userId: 'b00000000000000000000002' } as const;

const mcq = (text: string) => ({
  question: text,
  points: 1,
  explanation: 'Because.',
  options: [{ text: 'right', isCorrect: true }, { text: 'wrong' }],
});

/** An exam campaign with the window 1 to 2 February 2026, which contains the time of the tests' clock. */
export function examCampaign(change: Record<string, unknown> = {}) {
  return {
    title: 'Model test',
    startDate: '2026-02-01T00:00:00.000Z',
    endDate: '2026-02-02T00:00:00.000Z',
    registrationOpen: true,
    exam: {
      title: 'Model test: science',
      timeLimit: 30,
      totalMarks: 2,
      requiredSubjects: 2,
      negativeMarkingPercentage: 25,
      subjects: [
        { subjectName: 'Physics', mandatory: true, mcqs: [mcq('1 + 1?')] },
        { subjectName: 'Biology', mandatory: false, mcqs: [mcq('2 + 2?')] },
      ],
    },
    ...change,
  };
}

export const person = (n: number) => ({
  fullName: `Student ${n}`,
  email: `student${n}@example.com`,
  mobile: `017${String(10_000_000 + n)}`,
});

export interface StoredCampaign {
  readonly _id: string;
  readonly title: string;
  readonly registeredCount: number;
  readonly waitingCount: number;
  readonly registration: {
    readonly _id: string;
    readonly status: string;
    readonly rollNumber?: string;
    readonly waitingPosition?: number;
    readonly confirmBy?: string;
  };
  readonly exam: { readonly subjects: readonly { readonly mcqs?: readonly { readonly _id: string }[] }[] };
}

/** The identity of an account with the address of `person(n)`. */
export const accountOf = (n: number) =>
  ({
    role: 'student',
    userId: `e${String(n).padStart(23, '0')}`,
    name: `Account ${n}`,
    username: `account${n}`,
    email: person(n).email,
  }) as const;

/** The latest mail to an address. */
export async function mailTo(service: Campaigns, to: string) {
  await service.runJob('send-mails');
  const message = service.mail.sent.findLast((one) => one.to === to);
  if (!message) throw new Error(`no mail to ${to}`);
  return message;
}

/** The token of the link that was mailed to a visitor. */
export async function tokenFor(
  service: Campaigns,
  to: string,
  page: 'confirm' | 'cancel' = 'confirm',
): Promise<string> {
  const { text: latest } = await mailTo(service, to);
  const link = new RegExp(`/campaigns/${page}\\?token=([\\w-]+)`, 'u');
  const mail = service.mail.sent.findLast((one) => one.to === to && link.test(one.text));
  const token = link.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link in: ${latest}`);
  return token;
}

/** A visitor opens the mailed link. */
export async function confirmAs(service: Campaigns, n: number) {
  const token = await tokenFor(service, person(n).email);
  return service.client.visitor.post<OpenedLink>('/examcampaigns/confirm', { token });
}

export interface OpenedLink {
  readonly code?: string;
  readonly campaign: { readonly _id: string; readonly kind: string };
  readonly registration: {
    readonly status: string;
    readonly rollNumber?: string;
    readonly confirmBy?: string;
  };
  readonly isChanged: boolean;
  readonly hasAccount: boolean;
}

/** A campaign that is over by the tests' clock is created before its start. */
export async function createExamCampaign(
  { client, clock }: Campaigns,
  change: Record<string, unknown> = {},
): Promise<StoredCampaign> {
  const body = examCampaign(change);
  const now = clock.now();
  if (Date.parse(body.endDate) < now) clock.set(body.startDate);
  const answer = await client.as(admin).post<StoredCampaign>('/examcampaigns', body);
  clock.set(now);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
