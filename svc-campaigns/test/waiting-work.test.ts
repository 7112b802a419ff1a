import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { describe, expect, it } from 'vitest';
import { admin, createExamCampaign, examCampaign, startCampaigns } from './service.ts';

const day = 24 * 3_600_000;

describe('campaigns that wait for an administrator', () => {
  it('are those without questions before they start, and those with results to release', async () => {
    await using service = await startCampaigns();
    const { _id } = await createExamCampaign(service);
    await service.emit(examStarted, {
      examKind: 'campaign',
      examId: _id,
      startedAt: '2026-02-01T07:00:00.000Z',
    });
    service.clock.advance(2 * day);
    const { exam } = examCampaign();
    await service.client.as(admin).post('/examcampaigns', {
      ...examCampaign({
        title: 'মডেল | Model',
        startDate: '2026-03-01T00:00:00.000Z',
        endDate: '2026-03-02T00:00:00.000Z',
      }),
      exam: { ...exam, totalMarks: 0, requiredSubjects: 0, subjects: [] },
    });
    const { body } = await service.client
      .as(admin)
      .get<{ items: WaitingItem[] }>('/examcampaigns/waiting-work');
    expect(body.items).toMatchObject([
      {
        kind: 'results-to-release',
        path: `/boss/campaign-management/release/${_id}`,
        text: { en: 'Release the results of Model test' },
      },
      {
        kind: 'campaigns-without-exam',
        oldestAt: '2026-03-01T00:00:00.000Z',
        text: { en: 'Model has no questions yet', bn: 'মডেল-এ এখনো প্রশ্ন নেই' },
      },
    ]);
  });
});
