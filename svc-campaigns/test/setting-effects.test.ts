import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startExam } from './merit-lists.ts';
import {
  accountOf,
  admin,
  createExamCampaign,
  mailTo,
  person,
  startCampaigns,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
let rev = 1;
beforeEach(async () => {
  service = await startCampaigns();
  rev = 1;
});
afterEach(() => service.stop());

const own = { bn: 'ঢাকা কলেজ', en: 'Dhaka College' };
const logo = `/api/files/svc-auth/logo/${'a'.repeat(64)}`;

const set = (change: Partial<typeof changedSettings>) =>
  service.emit(settingsChanged, { ...changedSettings, ...change, rev: (rev += 1) });

async function registerIn(language: 'en' | 'bn', n: number) {
  const { _id } = await createExamCampaign(service);
  const headers = { 'accept-language': language };
  const body = { campaignId: _id, basicInfo: person(n) };
  expect((await service.client.visitor.post('/examcampaigns/register', body, { headers })).status).toBe(201);
  return { _id, mail: await mailTo(service, person(n).email) };
}

describe('the name and the logo of the site', () => {
  it('are in the mails and calendar files that are written after the change [ADM-30]', async () => {
    const { mail: before } = await registerIn('en', 1);
    expect(before.html).toContain('>Pathshala</a>');
    await set({ siteName: own, logo });
    const { _id, mail } = await registerIn('en', 2);
    expect(mail.html).toContain(`${logo}" alt="Dhaka College"`);
    expect(mail.text).toContain('Dhaka College\n');
    expect(`${mail.html}${mail.text}`).not.toContain('Pathshala');
    const calendar = await service.client.visitor.get(`/campaign/calendar/${_id}?lang=en`);
    expect(Buffer.from(calendar.bytes).toString()).toContain('PRODID:-//Dhaka College//');
  });

  it('change the picture of a shared link, which is drawn at another address [ADM-30]', async () => {
    const { _id } = await createExamCampaign(service);
    const imageOf = async () =>
      (await service.client.visitor.get<{ image: string }>(`/campaign/page-meta/${_id}`)).body.image;
    const before = await imageOf();
    await set({ siteName: own });
    const after = await imageOf();
    expect(after).not.toBe(before);
    expect((await service.client.visitor.get(after.replace('/api', ''))).status).toBe(200);
    expect((await service.client.visitor.get(before.replace('/api', ''))).status).toBe(404);
  });

  it('are those of the latest change, whatever the order and number of the events', async () => {
    const event = (siteName: typeof own, at: number) => ({ ...changedSettings, siteName, rev: at });
    const events = [event(own, 9), event({ bn: 'পুরোনো', en: 'Old' }, 8), event(own, 9)];
    for (const data of events) await service.emit(settingsChanged, data);
    expect((await registerIn('en', 1)).mail.html).toContain('>Dhaka College</a>');
  });
});

describe('a site in one language', () => {
  it('writes its mails in it, whatever the reader chose [ADM-30]', async () => {
    await set({ siteName: own, languages: { offered: 'bn', standard: 'bn' } });
    const { mail } = await registerIn('en', 1);
    expect(mail.html).toContain('<html lang="bn">');
    expect(mail.html).toContain('>ঢাকা কলেজ</a>');
  });
});

describe('certificates that are switched off', () => {
  it('are refused with their code; those that were given out can be checked [ADM-30]', async () => {
    const exam = await startExam(service);
    await exam.register(0, 'initials');
    await exam.submit(0, { score: 20 });
    await exam.release();
    await service.client.as(admin).put(`/examcampaigns/${exam.campaignId}/certificates`, { upTo: 1 });
    const read = () =>
      service.client.as(accountOf(0)).get<{ code: string }>(`/examcampaigns/${exam.campaignId}/certificate`);
    const { code } = (await read()).body;
    await set({ features: { ...changedSettings.features, certificates: false } });
    expect(await read()).toMatchObject({ status: 403, body: { code: 'campaigns.certificates-off' } });
    expect((await service.client.visitor.get(`/examcampaigns/certificates/${code}`)).status).toBe(200);
    await set({});
    expect((await read()).status).toBe(200);
  });
});
