import { userVerified } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accountOf,
  createExamCampaign,
  person,
  startCampaigns,
  type Campaigns,
  type StoredCampaign,
} from './service.ts';

let service: Campaigns;
let campaign: StoredCampaign;
beforeEach(async () => {
  service = await startCampaigns();
  campaign = await createExamCampaign(service);
});
afterEach(() => service.stop());

const mobile = '8801710000001';
const numbered = { ...accountOf(1), email: '', mobile };
const register = (caller: Parameters<Campaigns['client']['as']>[0], basicInfo: object, studentId?: string) =>
  service.client.as(caller).post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    ...(studentId !== undefined && { studentId }),
    basicInfo: { ...person(1), ...basicInfo },
  });

describe('an account with a proved number and no address', () => {
  it('has its place at once, in any spelling of the number, and is mailed nothing [PHN-01 CMP-02]', async () => {
    const { status, body } = await register(numbered, { email: '', mobile: '০১৭১ ০০০০০০১' }, numbered.userId);
    expect(status).toBe(201);
    expect(body.registration).toMatchObject({ status: 'registered' });
    expect(body.registration).not.toHaveProperty('confirmBy');
    await service.runJob('send-mails');
    expect(service.mail.sent).toEqual([]);
  });

  it('gets the place that a stranger holds with its number and an unproved address [PHN-04]', async () => {
    await service.client.visitor.post('/examcampaigns/register', {
      campaignId: campaign._id,
      basicInfo: { ...person(9), mobile: '01710000001' },
    });
    const own = await register(numbered, { email: '', mobile: '01710000001' }, numbered.userId);
    expect(own.status).toBe(201);
    expect(own.body).toMatchObject({ registeredCount: 1 });
  });

  it('needs an address with another number, and without a proved one [PHN-04]', async () => {
    const answers = [
      await register(numbered, { email: '', mobile: '01710000002' }, numbered.userId),
      await register({ role: 'visitor' }, { email: '', mobile: '01710000001' }),
      await register(accountOf(1), { email: '', mobile: '01710000001' }, numbered.userId),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body).toMatchObject({ fields: { 'basicInfo.email': expect.any(String) } });
    }
  });

  it('joins no registration by the address that it does not have', async () => {
    const { userId, username, name } = accountOf(1);
    await service.emit(userVerified, { userId, username, name, email: '', mobile });
    const taken = await service.client.visitor.post('/examcampaigns/register', {
      campaignId: campaign._id,
      basicInfo: person(2),
    });
    expect(taken.status).toBe(201);
  });
});
