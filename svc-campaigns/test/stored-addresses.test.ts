import { storeAsBefore } from '@pathshala/service-testing/store-as-before';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admin, examCampaign, startCampaigns, type Campaigns } from './service.ts';

const picture = `/api/files/svc-campaigns/${'cd'.repeat(32)}`;
const old = 'https://old.example/poster.png';
const path = '/campaign/campaigns';
const { exam: _exam, ...campaignForm } = examCampaign();

describe('a campaign whose picture was stored before pictures had to be uploads', () => {
  let service: Campaigns;
  let campaign: { readonly _id: string; readonly image: string };
  beforeEach(async () => {
    service = await startCampaigns();
    const form = { ...campaignForm, image: picture };
    const made = await service.client.as(admin).post<{ _id: string }>(path, form);
    await storeAsBefore(service, { [picture]: old });
    const read = await service.client.as(admin).get<typeof campaign>(`${path}/${made.body._id}`);
    campaign = read.body;
  });
  afterEach(() => service.stop());

  it('is accepted as it was read', async () => {
    expect(campaign.image).toBe(old);
    const saved = await service.client.as(admin).put<typeof campaign>(`${path}/${campaign._id}`, campaign);
    expect([saved.status, saved.body.image]).toEqual([200, old]);
  });

  it('takes no other picture from elsewhere, and is not what another campaign may name', async () => {
    const changed = { ...campaign, image: `${old}?1` };
    const refused = await service.client.as(admin).put(`${path}/${campaign._id}`, changed);
    expect(refused).toMatchObject({ status: 400, body: { code: 'common.malformed' } });
    expect(Object.keys(refused.body['fields'] as object)).toEqual(['image']);
    const other = await service.client.as(admin).post(path, { ...campaignForm, image: old });
    expect(other.status).toBe(400);
  });
});
