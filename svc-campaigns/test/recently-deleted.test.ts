import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import { restoreWindowMs, undoWindowMs } from '@pathshala/rules/undo-window';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { describe, expect, it } from 'vitest';
import { createGeneralCampaign } from './participants.ts';
import { admin, createExamCampaign, startCampaigns, type Campaigns } from './service.ts';

const rahima = { ...admin, name: 'Rahima' } as const;

async function listed(service: Campaigns) {
  const { body } = await service.client
    .as(admin)
    .get<{ items: DeletedThing[] }>('/examcampaigns/recently-deleted');
  return body.items;
}

const upcoming = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' };

describe('campaigns that were deleted in the last minutes', () => {
  it('are listed with who deleted them, until they are restored or their time is over', async () => {
    await using service = await startCampaigns();
    const { _id } = await createExamCampaign(service, upcoming);
    const general = await createGeneralCampaign(service, upcoming);
    const by = service.client.as(rahima);
    await by.delete(`/examcampaigns/${_id}`);
    service.clock.advance(1000);
    await by.delete(general);
    expect(await listed(service)).toMatchObject([
      { kind: 'campaign', deletedBy: 'Rahima' },
      { kind: 'exam-campaign', _id, title: 'Model test', deletedBy: 'Rahima', takesAlong: [] },
    ]);
    await by.post(`${general}/restore`);
    await service.emit(userDeleted, { userId: rahima.userId });
    expect(await listed(service)).toMatchObject([{ _id, deletedBy: null }]);
    service.clock.advance(undoWindowMs);
    await service.runJob('finish-deletes');
    const [left] = await listed(service);
    expect(Date.parse(left!.restorableUntil!) - Date.parse(left!.deletedAt)).toBe(restoreWindowMs);
    service.clock.advance(restoreWindowMs);
    expect(await listed(service)).toEqual([]);
  });
});
