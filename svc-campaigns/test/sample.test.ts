import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { startCampaigns, type Campaigns } from './service.ts';

const bengali = /[\u0980-\u09FF]/u;
const english = /[A-Za-z]{3}/u;

interface Listed {
  readonly items: readonly { readonly title: string; readonly kind: string }[];
}

describe('loading the sample data', () => {
  let service: Campaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await service.running.definition.loadSample?.();
    await service.waitUntilIdle();
  });
  afterAll(() => service.stop());

  const titles = async (path: string) => {
    const { body } = await service.client.visitor.get<Listed>(path);
    return body.items.map(({ title }) => title);
  };

  it('gives three campaigns, one exam campaign that is running and one ahead, in both languages', async () => {
    const campaigns = await titles('/campaign/campaigns');
    const running = await titles('/examcampaigns?phase=running');
    const ahead = await titles('/examcampaigns?phase=upcoming');
    expect([campaigns.length, running.length, ahead.length]).toEqual([3, 1, 1]);
    for (const title of [...campaigns, ...running, ...ahead]) {
      expect([title, bengali.test(title) && english.test(title)]).toEqual([title, true]);
    }
  });

  it('has confirmed registrations', async () => {
    const { body } = await service.client.visitor.get<{ items: { registeredCount: number }[] }>(
      '/examcampaigns?phase=running',
    );
    expect(body.items[0]?.registeredCount).toBeGreaterThan(0);
  });

  it('publishes exams with the total of the required subjects, a key and explanations', () => {
    const published = service.published(campaignPaperPublished);
    expect(published).toHaveLength(2);
    for (const { data } of published) {
      const marks = data.subjects.map(({ mcqs }) => mcqs.reduce((sum, { points }) => sum + points, 0));
      const required = marks.toSorted((a, b) => b - a).slice(0, data.requiredSubjects);
      expect([data.title, data.totalMarks]).toEqual([
        data.title,
        required.reduce((sum, mark) => sum + mark, 0),
      ]);
      for (const { question, options, explanation } of data.subjects.flatMap(({ mcqs }) => mcqs)) {
        const correct = options.filter(({ isCorrect }) => isCorrect).length;
        expect([question, correct, explanation.length > 10]).toEqual([question, 1, true]);
      }
    }
  });
});
