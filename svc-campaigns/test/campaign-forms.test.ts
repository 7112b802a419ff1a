import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGeneralCampaign, registerAccount } from './participants.ts';
import {
  accountOf,
  admin,
  createExamCampaign,
  examCampaign,
  startCampaigns,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

interface Refusal {
  readonly code: string;
  readonly error: string;
  readonly fields?: Record<string, string>;
}

type Stored = Refusal & Record<string, unknown> & { readonly _id: string };

const post = (change: object) =>
  service.client.as(admin).post<Stored>('/examcampaigns', examCampaign({ ...change }));
const get = async (path: string) => (await service.client.as(admin).get<Stored>(path)).body;
const put = (path: string, body: object) => service.client.as(admin).put<Stored>(path, body);

const fieldsOf = ({ status, body }: { status: number; body: Refusal }) => [
  status,
  body.code,
  ...Object.keys(body.fields ?? {}),
];

describe('the dates of a campaign', () => {
  const invalid = 'campaigns.dates-past';
  it.each([
    ['an end before its start', { endDate: '2026-01-31T00:00:00.000Z' }, ['campaigns.window', 'endDate']],
    ['no start', { startDate: '' }, ['campaigns.window', 'startDate']],
    ['an end that has passed', { endDate: '2026-02-01T05:59:00.000Z' }, [invalid, 'endDate']],
    ['a start before yesterday', { startDate: '2026-01-30T12:00:00.000Z' }, [invalid, 'startDate']],
    [
      'a window shorter than its exam',
      { endDate: '2026-02-01T06:20:00.000Z', startDate: '2026-02-01T06:00:00.000Z' },
      ['campaigns.window-short', 'endDate', 'exam.timeLimit'],
    ],
  ])('are refused with %s', async (_, change, expected) => {
    expect(fieldsOf(await post(change))).toEqual([422, ...expected]);
  });

  it('are refused for a campaign without an exam, too', async () => {
    const { exam: _exam, ...general } = examCampaign({ endDate: '2026-02-01T05:00:00.000Z' });
    const answer = await service.client.as(admin).post<Stored>('/campaign/campaigns', general);
    expect(fieldsOf(answer)).toEqual([422, invalid, 'endDate']);
  });

  it('cannot be moved into the past, but those of one that is over stay [ADM-07]', async () => {
    const path = await createGeneralCampaign(service);
    const form = await get(path);
    service.clock.set('2026-02-05T00:00:00.000Z');
    expect((await put(path, { ...form, title: 'Over' })).status).toBe(200);
    const moved = { ...form, rev: undefined, endDate: '2026-02-03T00:00:00.000Z' };
    expect(fieldsOf(await put(path, moved))).toEqual([422, invalid, 'endDate']);
  });

  it('say in both languages what to do [ADM-07]', async () => {
    const body = examCampaign({ endDate: '2026-02-01T06:20:00.000Z', startDate: '2026-02-01T06:00:00.000Z' });
    const english = await post(body);
    expect(english.body.error).toBe(
      'The exam takes 30 minutes, but the campaign lasts 20. Move the end, or shorten the exam.',
    );
    const headers = { 'accept-language': 'bn' };
    const bengali = await service.client.as(admin).post<Stored>('/examcampaigns', body, { headers });
    expect(bengali.body.error).toContain('৩০ মিনিট');
  });
});

describe('a paper without questions', () => {
  const empty = { timeLimit: 30, subjects: [{ subjectName: 'Physics', mandatory: true, mcqs: [] }] };

  it('is refused while registration is open, also by a later form, and kept as a draft otherwise [ADM-07]', async () => {
    const refused = ['campaigns.no-questions', 'exam.subjects'];
    expect(fieldsOf(await post({ exam: empty }))).toEqual([422, ...refused]);
    const draft = await post({ exam: empty, registrationOpen: false });
    expect(draft.status).toBe(201);
    const path = `/examcampaigns/${draft.body._id}`;
    const opened = { ...(await get(path)), registrationOpen: true };
    expect(fieldsOf(await put(path, opened))).toEqual([422, ...refused]);
  });

  it('needs a window as long as its time limit, as every other paper', async () => {
    const short = { startDate: '2026-02-01T06:00:00.000Z', endDate: '2026-02-01T06:20:00.000Z' };
    const refused = [422, 'campaigns.window-short', 'endDate', 'exam.timeLimit'];
    expect(fieldsOf(await post({ ...short, exam: empty, registrationOpen: false }))).toEqual(refused);
    const draft = await post({ exam: empty, registrationOpen: false });
    const path = `/examcampaigns/${draft.body._id}`;
    expect(fieldsOf(await put(path, { ...(await get(path)), ...short }))).toEqual(refused);
  });

  it('is refused for one subject beside others that have questions', async () => {
    const { exam } = examCampaign();
    const subjects = [...exam.subjects, { subjectName: 'English', mandatory: false, mcqs: [] }];
    expect(fieldsOf(await post({ exam: { ...exam, subjects } }))).toEqual([
      422,
      'campaigns.exam.incomplete',
      'exam.subjects.2',
    ]);
  });
});

describe('the archive', () => {
  const titles = async (query = '', as = service.client.visitor) => {
    const { body } = await as.get<{ items: Stored[]; total: number }>(`/examcampaigns?${query}`);
    return body.items.map(({ title, isArchived }) => [title, isArchived]);
  };

  it('takes a campaign that is over out of every list; its page and its results stay [CMP-01]', async () => {
    const old = await createExamCampaign(service, { title: 'Old' });
    const archive = (isArchived: boolean) =>
      service.client.as(admin).put<Refusal>(`/examcampaigns/${old._id}/archive`, { isArchived });
    const early = await archive(true);
    expect([early.status, early.body.code]).toEqual([409, 'campaigns.archive-open']);
    service.clock.set('2026-02-05T00:00:00.000Z');
    await createExamCampaign(service, { title: 'New', startDate: '2026-02-05', endDate: '2026-02-06' });
    for (let n = 0; n < 2; n += 1) expect((await archive(true)).status).toBe(200);
    expect(await titles()).toEqual([['New', undefined]]);
    expect(await titles('archived=only')).toEqual([['New', undefined]]);
    const asAdmin = service.client.as(admin);
    expect(await titles('archived=only', asAdmin)).toEqual([['Old', true]]);
    expect(await titles('archived=with', asAdmin)).toHaveLength(2);
    expect((await service.client.visitor.get(`/examcampaigns/${old._id}`)).status).toBe(200);
    const form = await get(`/examcampaigns/${old._id}`);
    expect((await put(`/examcampaigns/${old._id}`, form)).status).toBe(200);
    await archive(false);
    expect(await titles()).toHaveLength(2);
  });

  it('takes campaigns without an exam', async () => {
    const path = await createGeneralCampaign(service);
    service.clock.set('2026-02-05T00:00:00.000Z');
    expect((await service.client.as(admin).put(`${path}/archive`, { isArchived: true })).status).toBe(200);
    const { body } = await service.client.visitor.get<{ total: number }>('/campaign/campaigns');
    expect(body.total).toBe(0);
  });
});

describe('a limit raised by one of two administrators', () => {
  it('empties the waiting list once, and the other one gets 409 [ADM-07]', async () => {
    const { _id } = await createExamCampaign(service, { maxParticipants: 1 });
    for (const n of [1, 2, 3, 4]) await registerAccount(service, n, { campaignId: _id });
    const path = `/examcampaigns/${_id}`;
    const form = await get(path);
    const answers = await Promise.all(
      [3, 4].map((maxParticipants) =>
        service.client.as({ ...admin, name: 'Rahima' }).put<Stored>(path, { ...form, maxParticipants }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.body.code, refused?.body.error]).toEqual([
      'common.edited-meanwhile',
      expect.stringContaining('Rahima'),
    ]);
    const after = await get(path);
    const limit = Number(after['maxParticipants']);
    expect(after['waitingCount']).toBe(4 - limit);
    const states = await Promise.all(
      [1, 2, 3, 4].map(async (n) => {
        const own = await service.client.as(accountOf(n)).get<{ registration: { status: string } }>(path);
        return own.body.registration.status;
      }),
    );
    expect(states.filter((status) => status === 'registered')).toHaveLength(limit);
  });
});
