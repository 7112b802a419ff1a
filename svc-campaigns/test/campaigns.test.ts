import { permissions } from '@pathshala/rules/permissions';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import { examExtended, examStarted } from '@pathshala/svc-exams-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  auditRecorded,
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import {
  admin,
  createExamCampaign,
  examCampaign,
  nusrat,
  startCampaigns,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

describe('exam campaigns', () => {
  it('publish their paper with key and window to the exam service [CMP-01]', async () => {
    const campaign = await createExamCampaign(service);
    await service.waitUntilIdle();
    const [event] = service.published(campaignPaperPublished);
    expect(event?.data).toMatchObject({
      paperId: campaign._id,
      version: 1,
      title: 'Model test: science',
      opensAt: '2026-02-01T00:00:00.000Z',
      closesAt: '2026-02-02T00:00:00.000Z',
      subjects: [{ subjectName: 'Physics', mandatory: true }, { subjectName: 'Biology' }],
    });
    expect(event?.data.subjects[0]?.mcqs[0]?.options.map((option) => option.isCorrect)).toEqual([
      true,
      false,
    ]);
  });

  it('never show a question or its key to a visitor or a student', async () => {
    const campaign = await createExamCampaign(service);
    for (const client of [service.client.visitor, service.client.as(nusrat)]) {
      for (const path of ['/examcampaigns', `/examcampaigns/${campaign._id}`]) {
        const text = JSON.stringify((await client.get(path)).body);
        expect(text).toContain('questionCount');
        expect(text).not.toMatch(/isCorrect|explanation|mcqs|1 \+ 1/u);
      }
    }
    const full = await service.client.as(admin).get(`/examcampaigns/${campaign._id}`);
    expect(JSON.stringify(full.body)).toContain('isCorrect');
    const support = service.client.as({ ...admin, permissions: ['support'] });
    const limited = await support.get(`/examcampaigns/${campaign._id}`);
    expect(JSON.stringify(limited.body)).not.toContain('isCorrect');
  });

  it('say the questions and marks of each subject', async () => {
    const { _id } = await createExamCampaign(service);
    const { body } = await service.client.visitor.get<{ exam: { subjects: unknown } }>(
      `/examcampaigns/${_id}`,
    );
    expect(body.exam.subjects).toEqual([
      { subjectName: 'Physics', mandatory: true, questionCount: 1, marks: 1 },
      { subjectName: 'Biology', mandatory: false, questionCount: 1, marks: 1 },
    ]);
  });

  it('are changed and deleted by an administrator; a deleted one is gone and its paper withdrawn [CMP-01]', async () => {
    const campaign = await createExamCampaign(service);
    expect((await service.client.as(admin).delete(`/examcampaigns/${campaign._id}`)).status).toBe(200);
    expect((await service.client.visitor.get(`/examcampaigns/${campaign._id}`)).status).toBe(404);
    await service.waitUntilIdle();
    expect(service.published(campaignPaperWithdrawn)).toMatchObject([
      { data: { paperId: campaign._id, version: 2 } },
    ]);
  });

  it('are listed in pages: running, then upcoming, then past [CMP-01]', async () => {
    const windows = [
      ['past', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'],
      ['upcoming', '2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
      ['running', '2026-02-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z'],
    ] as const;
    for (const [title, startDate, endDate] of windows)
      await createExamCampaign(service, { title, startDate, endDate });
    const titles = async (query: string) => {
      const answer = await service.client.visitor.get<{ items: { title: string }[]; total: number }>(
        `/examcampaigns?${query}`,
      );
      return [answer.body.total, ...answer.body.items.map(({ title }) => title)];
    };
    expect(await titles('')).toEqual([3, 'running', 'upcoming', 'past']);
    expect(await titles('pageSize=2&page=2')).toEqual([3, 'past']);
    expect(await titles('phase=upcoming')).toEqual([1, 'upcoming']);
    expect(await titles('phase=current')).toEqual([2, 'running', 'upcoming']);
    expect(await titles('phase=current&pageSize=1&page=2')).toEqual([2, 'upcoming']);
    expect(await titles('q=PAS')).toEqual([1, 'past']);
  });

  it('are listed by name in either direction', async () => {
    for (const title of ['Beta', 'Gamma', 'Alpha']) await createExamCampaign(service, { title });
    const titles = async (query: string) => {
      const answer = await service.client.visitor.get<{ items: { title: string }[]; total: number }>(
        `/examcampaigns?${query}`,
      );
      return [answer.body.total, ...answer.body.items.map(({ title }) => title)];
    };
    expect(await titles('sort=name')).toEqual([3, 'Alpha', 'Beta', 'Gamma']);
    expect(await titles('sort=-name&pageSize=2')).toEqual([3, 'Gamma', 'Beta']);
    expect(await titles('sort=-name&pageSize=2&page=2')).toEqual([3, 'Alpha']);
    expect(await titles('sort=name&phase=past')).toEqual([0]);
    expect((await service.client.visitor.get('/campaign/campaigns?sort=bogus')).status).toBe(400);
  });

  it('are saved again as they were read: parts keep their ids, and counts that are sent are ignored', async () => {
    const { _id } = await createExamCampaign(service, {
      startDate: '2026-03-01T00:00:00.000Z',
      endDate: null,
    });
    const path = `/examcampaigns/${_id}`;
    const read = await service.client.as(admin).get(path);
    const sent = { ...read.body, title: 'A new title', registeredCount: 99, phase: 'past' };
    const saved = await service.client.as(admin).put(path, sent);
    expect(saved).toMatchObject({ status: 200 });
    expect(saved.body).toEqual({ ...read.body, title: 'A new title', rev: 2 });
    const stored = await service.platform.documents.collection('campaigns').findOne({ _id });
    expect(stored).not.toHaveProperty('phase');
    expect(JSON.stringify(stored)).not.toContain('questionCount');
  });

  it('accept a date as that day in Dhaka, and a time with its offset', async () => {
    const windows = [
      [{ date: '2026-03-01' }, '2026-02-28T18:00:00.000Z', '2026-03-01T17:59:59.999Z'],
      [
        { startDate: '2026-03-01', endDate: '2026-03-02' },
        '2026-02-28T18:00:00.000Z',
        '2026-03-02T17:59:59.999Z',
      ],
      [
        { startDate: '2026-03-01T10:00:00+06:00', date: '' },
        '2026-03-01T04:00:00.000Z',
        '2026-03-01T17:59:59.999Z',
      ],
    ] as const;
    for (const [dates, startDate, endDate] of windows) {
      const { startDate: _s, endDate: _e, ...campaign } = examCampaign();
      const saved = await service.client.as(admin).post('/examcampaigns', { ...campaign, ...dates });
      expect(saved).toMatchObject({ status: 201, body: { startDate, endDate } });
    }
    const never = examCampaign({ startDate: '2026-02-30' });
    expect((await service.client.as(admin).post('/examcampaigns', never)).status).toBe(400);
  });

  it('can be created without an exam, which is added later', async () => {
    const { exam: _exam, ...campaign } = examCampaign();
    const saved = await service.client.as(admin).post('/examcampaigns', campaign);
    expect(saved).toMatchObject({
      status: 201,
      body: { exam: { timeLimit: 0, totalMarks: 0, requiredSubjects: 0, negativeMarkingPercentage: 0 } },
    });
    const forgotten = await service.client
      .as(admin)
      .put(`/examcampaigns/${String(saved.body['_id'])}`, campaign);
    expect(forgotten.status).toBe(400);
  });

  it('release their results after the end, once [CMP-06]', async () => {
    const campaign = await createExamCampaign(service);
    const path = `/examcampaigns/${campaign._id}/release`;
    expect((await service.client.as(admin).post(path)).status).toBe(422);
    service.clock.set('2026-02-03T00:00:00.000Z');
    for (let n = 0; n < 2; n += 1) expect((await service.client.as(admin).post(path)).status).toBe(200);
    await service.waitUntilIdle();
    expect(service.published(campaignResultsReleased)).toHaveLength(1);
    const [audited] = service.published(auditRecorded).filter(({ data }) => data.route.includes('release'));
    expect(audited?.data.title).toBe(campaign.title);
    expect(audited?.data.changes).toMatchObject([
      { field: 'resultsReleasedAt', before: null, after: '2026-02-03T00:00:00.000Z' },
    ]);
  });

  it('are not released while somebody sits with extra time: the refusal names the time [CMP-06]', async () => {
    const { _id } = await createExamCampaign(service);
    const release = (language: string) =>
      service.client
        .as(admin)
        .post(`/examcampaigns/${_id}/release`, undefined, { headers: { 'accept-language': language } });
    const extend = (until: string) => service.emit(examExtended, { examId: _id, campaignId: _id, until });
    await service.emit(examStarted, {
      examKind: 'campaign',
      examId: _id,
      startedAt: '2026-02-01T06:00:00.000Z',
    });
    const until = '2026-02-02T00:20:00.000Z';
    for (const time of ['2026-02-02T00:10:00.000Z', until, until, '2026-02-02T00:05:00.000Z'])
      await extend(time);
    service.clock.set('2026-02-02T00:20:05.000Z');
    expect(await release('en')).toMatchObject({
      status: 409,
      body: {
        code: 'campaigns.release-sitting',
        error: expect.stringContaining('until 2 February 2026, 6:20 am.') as string,
      },
    });
    expect((await release('bn')).body).toMatchObject({
      error: expect.stringContaining('২ ফেব্রুয়ারি ২০২৬, সকাল ৬:২০ পর্যন্ত') as string,
    });
    const deleted = await service.client.as(admin).delete(`/examcampaigns/${_id}?confirm=true`);
    expect(deleted).toMatchObject({ status: 409, body: { code: 'campaigns.delete-running' } });
    service.clock.set('2026-02-02T00:20:05.001Z');
    expect((await release('en')).status).toBe(200);
    await extend('2026-02-02T01:00:00.000Z');
    expect((await release('en')).status).toBe(200);
  });

  it('store rich text without scripts [CAT-12]', async () => {
    const description = '<p onclick="x()">Hi<script>alert(1)</script></p>';
    const campaign = await createExamCampaign(service, { description });
    const answer = await service.client.visitor.get(`/examcampaigns/${campaign._id}`);
    expect(answer.body).toMatchObject({ description: '<p>Hi</p>' });
  });

  it('refuse invalid input and name the field', async () => {
    const wrong = await service.client
      .as(admin)
      .post('/examcampaigns', examCampaign({ maxParticipants: '5' }));
    expect([wrong.status, Object.keys(wrong.body['fields'] as object)]).toEqual([400, ['maxParticipants']]);
  });
});

describe('access to svc-campaigns', () => {
  it('is what each route declares, for every caller [NAV-04 CMP-01]', async () => {
    // The id of a campaign is public; these routes use the registration of the caller.
    const rows = {
      'delete /campaign/campaigns/{id}/registration': 'shared',
      'delete /examcampaigns/{id}/registration': 'shared',
      'get /examcampaigns/{id}/certificate': 'shared',
      'get /examcampaigns/{id}/merit-list/own': 'shared',
      'get /examcampaigns/{id}/merit-list/batches': 'shared',
      'get /examcampaigns/{id}/merit-list/batches/{batchId}': 'shared',
      'get /examcampaigns/{id}/registration': 'shared',
      'patch /examcampaigns/{id}/registration': 'shared',
      'post /examcampaigns/{id}/registration/accept': 'shared',
    } as const;
    expect(await walkAccess(service, { rows, permissions: Object.values(permissions) })).toEqual([]);
  });
});
