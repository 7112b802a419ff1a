import { examStarted, keyCorrected } from '@pathshala/svc-exams-contract/events';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { expect, it } from 'vitest';
import { correctedKey, storedExam, type CampaignWithKey } from './key-corrections.ts';
import { admin, createExamCampaign, startCampaigns } from './service.ts';

it('a key that svc-exams corrected after the start is in the form, and an older form changes nothing', async () => {
  await using service = await startCampaigns();
  const { _id } = await createExamCampaign(service);
  await service.emit(examStarted, {
    examKind: 'campaign',
    examId: _id,
    startedAt: '2026-02-01T06:00:00.000Z',
  } as never);
  const path = `/examcampaigns/${_id}`;
  const older = await storedExam(service, _id);
  const correction = await correctedKey(service, _id);
  await service.emit(keyCorrected, { ...correction, kind: 'void', keyVersion: 3 });
  for (let n = 0; n < 2; n += 1) await service.emit(keyCorrected, correction);
  const keyOf = ({ exam }: CampaignWithKey) =>
    exam.subjects[0]?.mcqs[0]?.options.map(({ isCorrect }) => isCorrect);
  expect(keyOf(older)).toEqual([true, false]);
  expect(keyOf(await storedExam(service, _id))).toEqual([false, true]);
  const again = await service.client.as(admin).put<CampaignWithKey>(path, { ...older, title: 'New' });
  expect([again.status, keyOf(again.body)]).toEqual([200, [false, true]]);
  await service.waitUntilIdle();
  const versions = service.published(campaignPaperPublished).map(({ data }) => data.version);
  expect(versions).toEqual([1]);
});
