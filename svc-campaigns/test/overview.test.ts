import type { campaignsOverview } from '@pathshala/svc-campaigns-contract/overview';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { registerAccount } from './participants.ts';
import {
  accountOf,
  admin,
  createExamCampaign,
  examCampaign,
  startCampaigns,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
beforeAll(async () => {
  service = await startCampaigns();
});
afterAll(() => service.stop());

const read = async () => {
  const { body } = await service.client
    .as(admin)
    .get<z.output<typeof campaignsOverview>>('/examcampaigns/overview');
  return body;
};

it('the overview counts registrations by day, without cancelled ones', async () => {
  const { _id } = await createExamCampaign(service);
  for (const n of [1, 2]) await registerAccount(service, n, { campaignId: _id });
  await service.client.as(accountOf(1)).delete(`/examcampaigns/${_id}/registration`);
  const { registrations } = await read();
  expect(registrations).toHaveLength(14);
  expect(registrations.at(-1)).toEqual({ day: '2026-02-01', count: 1 });
});

it('the overview lists the exam campaigns that wait for an administrator, and no others', async () => {
  const window = { startDate: '2026-02-03T00:00:00.000Z', endDate: '2026-02-04T00:00:00.000Z' };
  const { exam } = examCampaign();
  const [physics] = exam.subjects;
  const keyless = { ...physics!.mcqs[0]!, options: [{ text: 'wrong' }, { text: 'wrong, too' }] };
  const draft = await createExamCampaign(service, { ...window, exam: { ...exam, subjects: [] } });
  const flawed = await createExamCampaign(service, {
    ...window,
    confirmNoCorrectOption: true,
    exam: { ...exam, requiredSubjects: 1, subjects: [{ ...physics, mcqs: [keyless, physics!.mcqs[0]] }] },
  });
  const [sat, ignored, gone] = [
    await createExamCampaign(service),
    await createExamCampaign(service),
    await createExamCampaign(service),
  ];
  const startedAt = '2026-02-01T06:00:00.000Z';
  for (const { _id: examId } of [sat, gone])
    await service.emit(examStarted, { examKind: 'campaign', examId, startedAt });
  expect(await read()).toMatchObject({
    toRelease: [],
    withoutExam: [{ _id: draft._id, title: draft.title, ...window }],
    withoutCorrectOption: [{ _id: flawed._id, questions: 1 }],
  });
  service.clock.set('2026-02-02T00:01:00.000Z');
  await service.client.as(admin).delete(`/examcampaigns/${gone._id}?confirm=true`);
  expect((await read()).toRelease.map(({ _id }) => _id)).toEqual([sat._id]);
  await service.client.as(admin).post(`/examcampaigns/${sat._id}/release`);
  await service.client.as(admin).post(`/examcampaigns/${ignored._id}/release`);
  service.clock.set('2026-02-05T00:00:00.000Z');
  expect(await read()).toMatchObject({ toRelease: [], withoutExam: [], withoutCorrectOption: [] });
});
