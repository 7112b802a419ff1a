import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled, widerThanScreen } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { admin } from '../src/admin.ts';
import { createHttpClient } from '../src/http/http-client.ts';

/** The name is as long as a name may be, and has no place to break it. */
const name = 'W'.repeat(300);
const dayMs = 86_400_000;

let site: SiteInBrowser;
let paths: readonly string[];

beforeAll(async () => {
  site = await openSite();
  const head = createHttpClient(site.url);
  await head.send('POST', '/auth/login', admin);
  const create = async (path: string, body: object): Promise<string> => {
    const answer = await head.send<{ _id: string }>('POST', path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body._id;
  };
  const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
  const window = { startDate: inDays(1), endDate: inDays(2), registrationOpen: true };
  const campaignId = await create('/examcampaigns', {
    title: name,
    description: '<p>-</p>',
    ...window,
    exam: {},
  });
  const courseId = await create('/courses/createcourse', { courseName: name, courseType: 'HSC' });
  await create('/assignments', {
    title: name,
    description: '<p>-</p>',
    dueDate: inDays(1),
    assignmentType: 'individual',
    maxScore: 10,
    courseId,
  });
  const management = '/boss/campaign-management';
  paths = [
    '/boss',
    management,
    `${management}/create-exam-campaign/${campaignId}`,
    `${management}/participants/${campaignId}`,
    `${management}/participants/${campaignId}/message`,
    `${management}/release/${campaignId}`,
    '/boss/list',
    `/boss/courses/${courseId}`,
    `/boss/courses/${courseId}/edit`,
    `/boss/course/${courseId}/create-exam`,
    '/boss/assignments',
    '/boss/settings/audit',
    '/boss/reports/campaigns',
    `/campaigns/exam/${campaignId}`,
    '/campaigns',
  ];
});
afterAll(() => site.stop());

describe('names of 300 characters without a space', () => {
  it.each([360, 1366] as const)('make no page of %i pixels scroll sideways', async (width) => {
    const { page, complaints, close } = await site.open({ role: 'admin', width });
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      const pixels = await widerThanScreen(page);
      if (pixels > 0) wide.push(`${path}: ${pixels} px`);
    }
    await close();
    expect([...wide, ...complaints]).toEqual([]);
  });
});
