import { aStudent, refusal, renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaign, registered } from '../../samples.ts';
import { Root } from '../../root.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const subjects = [
  { subjectName: 'পদার্থ | Physics', mandatory: true, questionCount: 10, marks: 10 },
  { subjectName: 'গণিত | Maths', mandatory: false, questionCount: 8, marks: 8 },
  { subjectName: 'জীব | Biology', mandatory: false, questionCount: 8, marks: 8 },
];
const exam = { ...campaign.exam, subjects, requiredSubjects: 2 };

const openDetail = (change: object = {}, options: Partial<RenderOptions> = {}) =>
  renderRemotePart(<Root />, {
    at: '/campaigns/exam/c1',
    language: 'en',
    ...options,
    api: { 'get /examcampaigns/{id}': () => ({ ...campaign, exam, ...change }), ...options.api },
  });

const openSeminar = (change: object) =>
  renderRemotePart(<Root />, {
    at: '/campaigns/c2',
    language: 'en',
    api: { 'get /campaign/campaigns/{id}': () => ({ ...campaign, exam: undefined, _id: 'c2', ...change }) },
  });

const route = 'post /campaign/views/{id}';

describe('a view of the page', () => {
  const viewsOf = ({ api }: ReturnType<typeof openDetail>) =>
    api.requests.filter(({ path }) => path === '/campaign/views/{id}').map(({ params }) => params);

  it('is counted once a day in this browser, for each campaign', async () => {
    const counted = { [route]: () => ({ isCounted: true }) };
    const first = openDetail({}, { api: counted });
    await screen.findByRole('table', { name: 'Syllabus' });
    await vi.waitFor(() => expect(viewsOf(first)).toEqual([{ id: 'c1' }]));
    cleanup();
    const again = openDetail({}, { api: counted });
    await screen.findByRole('table', { name: 'Syllabus' });
    expect(viewsOf(again)).toEqual([]);
    cleanup();
    localStorage.setItem('campaign-views', JSON.stringify({ day: '2020-01-01', ids: ['c1'] }));
    const nextDay = openDetail({}, { api: counted });
    await vi.waitFor(() => expect(viewsOf(nextDay)).toEqual([{ id: 'c1' }]));
  });

  it('is tried again with the next one when it could not be counted, and the page is shown all the same', async () => {
    const refused = openDetail(
      {},
      {
        api: {
          [route]: () => {
            throw refusal(429, 'common.too-many', 'Too many.');
          },
        },
      },
    );
    await screen.findByRole('table', { name: 'Syllabus' });
    await vi.waitFor(() => expect(viewsOf(refused)).toEqual([{ id: 'c1' }]));
    await vi.waitFor(() => expect(localStorage.getItem('campaign-views')).toContain('"ids":[]'));
  });
});

describe('the page of an exam campaign', () => {
  it('has the syllabus: subjects, questions, marks, and how many are answered [CMP-02]', async () => {
    openDetail();
    const rows = within(await screen.findByRole('table', { name: 'Syllabus' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'SubjectQuestionsMarks',
      'Physics 1010',
      'Maths optional88',
      'Biology optional88',
    ]);
    expect(
      screen.queryByText('You answer 2 of 3 subjects: all mandatory ones, and 1 that you choose.'),
    ).not.toBeNull();
  });

  it('says in words and by an example how it is marked, and the tie rule', async () => {
    openDetail();
    await screen.findByText(/A wrong answer costs 25% of the question’s marks/u);
    expect(screen.queryByText(/7 × 1 − 2 × 0.25 = 6.5 marks/u)).not.toBeNull();
    expect(screen.queryByText(/Equal marks in equal time share a rank/u)).not.toBeNull();
    expect(screen.queryByText('Shown after the end of the exam')).not.toBeNull();
  });

  it('opens the form for who came to register, but not for who has a place', async () => {
    const at = '/campaigns/exam/c1?register=open';
    openDetail({}, { at });
    expect(await screen.findByRole('dialog', { name: 'Register: Model test' })).not.toBeNull();
  });

  it('opens no form for who has a place already', async () => {
    openDetail(
      { registration: { ...registered, rollNumber: '000001' } },
      { at: '/campaigns/exam/c1?register=open', user: aStudent },
    );
    await screen.findByText('Your roll number is 000001.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is added to a calendar by a file or at Google', async () => {
    openDetail();
    const file = await screen.findByRole('link', { name: 'Calendar file' });
    expect(file.getAttribute('href')).toBe('/api/campaign/calendar/c1?lang=en');
    const google = new URL(screen.getByRole('link', { name: 'Google Calendar' }).getAttribute('href') ?? '');
    expect(google.searchParams.get('dates')).toBe('20260201T000000Z/20260301T000000Z');
    expect(google.searchParams.get('text')).toBe('Model test');
  });
});

describe('a campaign with a place to go to', () => {
  it('is found on a map and says how to come', async () => {
    openSeminar({ location: 'রাজশাহী | Rajshahi' });
    const map = await screen.findByRole('link', { name: 'Find it on a map' });
    expect(map.getAttribute('href')).toContain('query=Rajshahi');
    expect(screen.queryByText(/Be at the venue a few minutes early/u)).not.toBeNull();
  });

  it('is none when it is online', async () => {
    openSeminar({ location: 'অনলাইন | Online' });
    await screen.findByText('Who may come');
    expect(screen.queryByRole('link', { name: 'Find it on a map' })).toBeNull();
  });
});

describe('sharing a campaign', () => {
  it('offers WhatsApp and a copied link, Messenger on a phone, and the menu of the device where it has one', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText }, share, languages: ['en'] });
    const { services } = openDetail({}, { at: '/campaigns/exam/c1?register=later' });
    const whatsApp = await screen.findByRole('link', { name: 'WhatsApp' });
    const address = `${location.origin}${location.pathname}`;
    expect(whatsApp.getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(`Model test\n${address}`)}`,
    );
    expect(screen.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toMatch(/^fb-messenger:/u);
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(writeText).toHaveBeenCalledWith(address);
    expect(services.toast.shown.get().map(({ text }) => text)).toContain('The link is copied.');
    await userEvent.click(screen.getByRole('button', { name: 'More ways' }));
    expect(share).toHaveBeenCalledWith({ title: 'Model test', url: address });
  });

  it('shows the address when it cannot be copied', async () => {
    const { services } = openDetail();
    await screen.findByRole('button', { name: 'Copy the link' });
    vi.stubGlobal('navigator', {
      languages: ['en'],
      clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    screen.getByRole('button', { name: 'Copy the link' }).click();
    await vi.waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toContain(
        `The link could not be copied: ${location.origin}${location.pathname}`,
      ),
    );
  });
});

describe('the place of a visitor', () => {
  const stored = { status: 'registered', rollNumber: '000012', confirmBy: '2026-02-01T10:00:00.000Z' };

  it('is remembered on the device by campaign, and forgotten on request [CMP-02]', async () => {
    localStorage.setItem('campaign-place:c1', JSON.stringify(stored));
    localStorage.setItem('campaign-place:c9', JSON.stringify(stored));
    openDetail();
    await screen.findByText('Your roll number is 000012.');
    await userEvent.click(screen.getByRole('button', { name: 'Forget it on this device' }));
    expect(screen.queryByText('Your roll number is 000012.')).toBeNull();
    expect(localStorage.getItem('campaign-place:c1')).toBeNull();
    expect(localStorage.getItem('campaign-place:c9')).not.toBeNull();
  });

  it('is not shown where what is stored is damaged', async () => {
    localStorage.setItem('campaign-place:c1', '{"status":');
    openDetail();
    await screen.findByRole('button', { name: 'Register' });
    expect(screen.queryByText('Your roll number is 000012.')).toBeNull();
  });

  it('is not shown to a student, who may be somebody else', async () => {
    localStorage.setItem('campaign-place:c1', JSON.stringify(stored));
    openDetail({}, { user: aStudent });
    await screen.findByRole('button', { name: 'Register' });
    expect(screen.queryByText('Your roll number is 000012.')).toBeNull();
  });

  it('is stored without name, email or number when the registration is done', async () => {
    const registration = { ...registered, rollNumber: '000007' };
    openDetail({}, { api: { 'post /examcampaigns/register': () => ({ ...campaign, registration }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    for (const [label, text] of [
      ['Full name', 'Rahima'],
      ['Email', 'rahima@example.com'],
      ['Mobile number', '01712345678'],
    ] as const) {
      await userEvent.type(await screen.findByLabelText(label), text);
    }
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Register' }));
    await within(dialog).findByText('Your roll number is 000007.');
    expect(JSON.parse(localStorage.getItem('campaign-place:c1') ?? '')).toEqual({
      status: 'registered',
      rollNumber: '000007',
    });
  });
});
