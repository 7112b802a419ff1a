import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admin, createExamCampaign, startCampaigns, type Campaigns } from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

interface Meta {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

const title = 'মডেল টেস্ট | Model test';
const created = () => createExamCampaign(service, { title, location: 'অনলাইন | Online' });
const metaOf = async (path: string, language = 'en') => {
  const headers = { 'accept-language': language };
  const { status, body } = await service.client.visitor.get<Meta>(`/campaign/page-meta/${path}`, { headers });
  return { status, ...body };
};
const pictureOf = (image: string) => service.client.visitor.get(image.replace('/api', ''));

describe('a shared link to a campaign', () => {
  it('has title, start, numbers and picture in the language of the reader [CMP-02]', async () => {
    const { _id } = await created();
    const inEnglish = await metaOf(_id);
    expect(inEnglish).toMatchObject({
      title: 'Model test',
      description: '1 February 2026, 6:00 am · 2 marks · 30 minutes · Online',
    });
    const inBengali = await metaOf(_id, 'bn');
    expect(inBengali).toMatchObject({ title: 'মডেল টেস্ট', description: expect.stringContaining('২ নম্বর') });
    expect(inBengali.image).not.toBe(inEnglish.image);
    expect(await metaOf(`${_id}?of=merit-list`)).toMatchObject({ title: 'Merit list: Model test' });
  });

  it('has a picture of 1200 by 630 that caches keep, at another address when the title is another', async () => {
    const { _id } = await created();
    const { image } = await metaOf(_id);
    const picture = await pictureOf(image);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(picture.bytes);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const { body } = await service.client.as(admin).get<object>(`/examcampaigns/${_id}`);
    await service.client.as(admin).put(`/examcampaigns/${_id}`, { ...body, title: 'Another' });
    expect((await pictureOf(image)).status).toBe(404);
    expect((await metaOf(_id)).image).not.toBe(image);
  });

  it('is none of a deleted campaign', async () => {
    const { _id } = await created();
    const { image } = await metaOf(_id);
    await service.client.as(admin).delete(`/examcampaigns/${_id}?confirm=true`);
    expect((await metaOf(_id)).status).toBe(404);
    expect((await pictureOf(image)).status).toBe(404);
    expect((await service.client.visitor.get(`/campaign/calendar/${_id}`)).status).toBe(404);
  });
});

describe('the calendar file of a campaign', () => {
  it('has its window, and its texts in one language', async () => {
    const { _id } = await created();
    const file = await service.client.visitor.get(`/campaign/calendar/${_id}?lang=bn`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="campaign.ics"');
    const text = Buffer.from(file.bytes).toString().replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART:20260201T000000Z\r\n');
    expect(text).toContain('DTEND:20260202T000000Z\r\n');
    expect(text).toContain('SUMMARY:মডেল টেস্ট\r\n');
    expect(text).toContain(`/campaigns/exam/${_id}`);
  });
});
