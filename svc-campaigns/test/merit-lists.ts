import { expect } from 'vitest';
import type { NameShown } from '../src/registrations/index.ts';
import { emitSubmitted, registerAccount, type SubmittedExam } from './participants.ts';
import { accountOf, admin, createExamCampaign, type Campaigns } from './service.ts';

interface Entry {
  readonly rank: number;
  readonly percentile: number;
  readonly name: string | null;
  readonly initials: string | null;
  readonly rollNumber: string;
  readonly score: number;
}

interface List {
  readonly items: readonly Entry[];
  readonly total: number;
  readonly of: number;
  readonly version: number;
  readonly reissuedAt: string | null;
  readonly versions: readonly {
    readonly version: number;
    readonly total: number;
    readonly changes: Readonly<Record<string, number>> | null;
  }[];
}

/** An exam campaign with participants who sit it. */
export async function startExam(service: Campaigns) {
  const { _id: campaignId } = await createExamCampaign(service);
  const path = `/examcampaigns/${campaignId}/merit-list`;
  return {
    campaignId,
    path,
    register: (n: number, nameShown: NameShown = 'roll') =>
      registerAccount(service, n, { campaignId, nameShown }),
    submit: (n: number, sat: Omit<SubmittedExam, 'campaignId' | 'studentId'> = {}) =>
      emitSubmitted(service, { campaignId, studentId: accountOf(n).userId, ...sat }),
    async release() {
      service.clock.set('2026-02-03T00:00:00.000Z');
      const answer = await service.client.as(admin).post(`/examcampaigns/${campaignId}/release`);
      expect(answer.status).toBe(200);
    },
    /** Deletes the campaign; for ten minutes it can be restored. */
    async remove() {
      const answer = await service.client.as(admin).delete(`/examcampaigns/${campaignId}?confirm=true`);
      expect(answer.status).toBe(200);
    },
    async restore() {
      const answer = await service.client.as(admin).post(`/examcampaigns/${campaignId}/restore`);
      expect(answer.status).toBe(200);
    },
    list: async (query = '') => (await service.client.visitor.get<List>(`${path}${query}`)).body,
    own: async (n: number, query = '') => service.client.as(accountOf(n)).get(`${path}/own${query}`),
    /** The corrections are over: the changed list is issued, and its mails are sent. */
    async runJobs() {
      service.clock.advance(10_000);
      for (const job of ['issue-merit-lists', 'announce-releases', 'send-release-mails'])
        await service.runJob(job);
    },
  };
}

export type Exam = Awaited<ReturnType<typeof startExam>>;
