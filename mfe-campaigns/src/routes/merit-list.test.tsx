import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import {
  anAdmin,
  aParticipant,
  aStudent,
  refusal,
  renderRemotePart,
  type RenderOptions,
} from '@pathshala/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { campaign, firstVersion, meritEntry, ownPlace, pageOf, registered, release } from '../samples.ts';
import { Root } from '../root.tsx';

const at = '/campaigns/exam/c1/merit-list';
const released = { ...campaign, phase: 'past', resultsReleasedAt: '2026-03-02T00:00:00.000Z' };
const registration = { ...registered, rollNumber: '000001' };
const line = { ...meritEntry, durationMs: 1_200_000 };
const second = {
  version: 2,
  issuedAt: '2026-03-03T06:00:00.000Z',
  total: 4,
  changes: { entered: 1, left: 0, up: 3, down: 2, marks: 4 },
};
const entries = (versions: object[] = [firstVersion], version = versions.length) => ({
  ...pageOf(
    { ...line, rank: 1, name: 'Mim Akter', rollNumber: '000002', score: 27.25, durationMs: 1_500_000 },
    { ...line, rank: 2, initials: 'R. H.', rollNumber: '000003', score: 20, durationMs: 1_200_000 },
    { ...line, rank: 2, rollNumber: '000001', score: 20, durationMs: 1_200_000 },
    { ...line, rank: 4, rollNumber: '000004', score: 3, durationMs: 1_200_000 },
  ),
  of: 4,
  version,
  reissuedAt: version === 1 ? null : second.issuedAt,
  versions,
});
const own = { ...ownPlace, rank: 2, of: 4, percentile: 75, rollNumber: '000001', score: 20 };

type Handlers = NonNullable<RenderOptions['api']>;

const open = (api: Handlers = {}, options: { at?: string; user?: typeof aStudent; isVisitor?: true } = {}) =>
  renderRemotePart(<Root />, {
    at,
    language: 'en',
    ...(options.isVisitor ? {} : { user: aStudent }),
    ...options,
    api: {
      'get /examcampaigns/{id}': () => ({ ...released, registration }),
      'get /examcampaigns/{id}/merit-list': () => entries(),
      'get /examcampaigns/{id}/merit-list/own': () => own,
      ...api,
    },
  });

describe('the merit list', () => {
  it('shows rank, name, initials or roll number, marks and time, and marks the own line and the first three [CMP-06]', async () => {
    open();
    await screen.findByText('Your rank: 2 of 4');
    screen.getByText(/^Percentile 75:/u);
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '1Mim Akter Roll 00000227.2525:00',
      '2R. H. Roll 0000032020:00',
      '2Roll 000001 You2020:00',
      '4Roll 000004320:00',
    ]);
    expect(rows.slice(1).map((row) => row.querySelector('[data-rank]')?.getAttribute('title'))).toEqual([
      'First',
      'Second',
      'Second',
      undefined,
    ]);
    expect(screen.getByRole('link', { name: 'Your result and the answers' })).toHaveProperty(
      'pathname',
      '/exams/results/a1',
    );
    expect(screen.queryByRole('link', { name: 'Your certificate' })).toBeNull();
    expect(screen.queryByLabelText('Version')).toBeNull();
  });

  it('shows a name, or its initials, in the language of the page', async () => {
    const named = {
      ...pageOf(
        { ...line, rank: 1, name: 'মিম আক্তার | Mim Akter', rollNumber: '000002', score: 9, durationMs: 1 },
        { ...line, rank: 2, initials: 'র. হা. | R. H.', rollNumber: '000003', score: 8, durationMs: 1 },
      ),
      of: 2,
      version: 1,
      reissuedAt: null,
      versions: [firstVersion],
    };
    open({ 'get /examcampaigns/{id}/merit-list': () => named });
    await screen.findByText('Mim Akter');
    screen.getByText('R. H.');
    expect(screen.queryByText(/মিম|\|/u)).toBeNull();
  });

  it('shows the ranks by subject and the certificate', async () => {
    const subjects = [
      { subjectName: 'Physics', score: 12.5, rank: 1, of: 4 },
      { subjectName: 'Biology', score: 7.5, rank: 3, of: 3 },
    ];
    open({ 'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, subjects, hasCertificate: true }) });
    const table = await screen.findByRole('table', { name: 'Your rank by subject' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['Physics12.51 of 4', 'Biology7.53 of 3']);
    expect(screen.getByRole('link', { name: 'Your certificate' })).toHaveProperty(
      'pathname',
      '/campaigns/exam/c1/certificate',
    );
  });

  it('offers no certificate where the school has switched them off [ADM-30]', async () => {
    const { services } = open({
      'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, hasCertificate: true }),
    });
    await screen.findByRole('link', { name: 'Your certificate' });
    const features = { ...defaultSiteSettings.features, certificates: false };
    act(
      () => void services.queryClient.setQueryData(['/settings', {}], { ...defaultSiteSettings, features }),
    );
    expect(screen.queryByRole('link', { name: 'Your certificate' })).toBeNull();
  });

  it('says what a later version changed, for all and for the student, and leads to the older one', async () => {
    const { api } = open({
      'get /examcampaigns/{id}/merit-list': ({ query }) =>
        entries([firstVersion, second], Number(query['version'] ?? 2)),
      'get /examcampaigns/{id}/merit-list/own': ({ query }) =>
        query['version'] === 1 ? own : { ...own, version: 2, before: { rank: 3, score: 18 } },
    });
    await screen.findByText('Since version 1 your rank has gone up from 3 to 2.');
    screen.getByText('Your marks were 18 and are 20 now.');
    screen.getByText(
      /^Version 2, issued on .*4 with other marks, 3 ranked higher, 2 ranked lower, 1 added\.$/u,
    );
    await userEvent.selectOptions(screen.getByLabelText('Version'), '1');
    await screen.findByText(/^This is version 1\. It no longer holds/u);
    expect(screen.queryByText(/^Since version/u)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'See the list that holds' }));
    await screen.findByText(/^Since version 1/u);
    const asked = api.requests.filter(({ path }) => path === '/examcampaigns/{id}/merit-list');
    expect(asked.map(({ query }) => query['version'])).toContain(1);
  });

  it('lets a student choose between name, initials and the roll number only [CMP-06]', async () => {
    let nameShown = 'roll';
    const { api, services } = open({
      'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, nameShown }),
      'patch /examcampaigns/{id}/registration': () => {
        nameShown = 'initials';
        return { ...registration, nameShown };
      },
    });
    const group = await screen.findByRole('group', { name: 'On the merit list I am shown with' });
    expect(within(group).getByLabelText('My roll number only')).toHaveProperty('checked', true);
    await userEvent.click(within(group).getByLabelText('My initials'));
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toContain(
        'The merit list now shows your initials.',
      ),
    );
    expect(api.requests.find(({ method }) => method === 'patch')?.body).toEqual({ nameShown: 'initials' });
    await waitFor(() => expect(screen.getByLabelText('My initials')).toHaveProperty('checked', true));
  });

  it('says before the release that it is to come, asks for nothing, and lets the student choose', async () => {
    const { api } = open({ 'get /examcampaigns/{id}': () => ({ ...campaign, registration }) });
    await screen.findByText(/not released yet/u);
    screen.getByLabelText('My initials');
    expect(api.requests.some(({ path }) => path.includes('merit-list'))).toBe(false);
  });

  it('has the own rank of a visitor who came by the mailed link, without what needs an account', async () => {
    const participation = { campaignId: 'c1', until: '2026-03-03T00:00:00.000Z' };
    open(
      {
        'get /examcampaigns/{id}': () => released,
        'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, hasCertificate: true }),
      },
      { user: { ...aParticipant, participation } },
    );
    await screen.findByText('Your rank: 2 of 4');
    expect(screen.queryByRole('link', { name: 'Your certificate' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Log in/u })).toBeNull();
  });

  it('links a logged-out reader, who may come from the mail, to the log-in that shows the own rank', async () => {
    open({ 'get /examcampaigns/{id}': () => released }, { isVisitor: true });
    const logIn = await screen.findByRole('link', { name: 'Log in to see your marks and rank' });
    expect(logIn.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(at)}`);
    screen.getByText(/open the link to your result in our mail/u);
  });

  it('says that the ranks are being worked out', async () => {
    const pending = () => {
      throw refusal(409, 'campaigns.ranks-pending', 'Look again in a moment.');
    };
    open({
      'get /examcampaigns/{id}/merit-list': pending,
      'get /examcampaigns/{id}/merit-list/own': pending,
    });
    await screen.findByText(/ranks are being worked out/u);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('asks until the ranks are there, and then no more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isPending = true;
    let answers = 0;
    const whenReady = (answer: object) => () => {
      answers += 1;
      if (isPending) throw refusal(409, 'campaigns.ranks-pending', 'Look again in a moment.');
      return answer;
    };
    open({
      'get /examcampaigns/{id}/merit-list': whenReady(entries()),
      'get /examcampaigns/{id}/merit-list/own': whenReady(own),
    });
    const notice = await screen.findByText(/ranks are being worked out/u);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(answers).toBe(4);
    expect(notice.isConnected).toBe(true);
    isPending = false;
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await screen.findByText('Your rank: 2 of 4');
    await screen.findByRole('table');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(answers).toBe(6);
    vi.useRealTimers();
  });

  it('shows any other refusal in the server’s words', async () => {
    open({
      'get /examcampaigns/{id}/merit-list': () => {
        throw refusal(409, 'campaigns.no-version', 'There is no such version.');
      },
    });
    expect(await screen.findByText('There is no such version.')).not.toBeNull();
  });

  it('is led to from the page of a released campaign', async () => {
    open({}, { at: '/campaigns/exam/c1' });
    expect(await screen.findByRole('link', { name: 'Merit list' })).toHaveProperty('pathname', at);
    screen.getByLabelText('My initials');
  });
});

describe('the release, for an administrator', () => {
  it('shows how far ranks and mails are, and sets who gets a certificate', async () => {
    const { api, services } = open(
      {
        'get /examcampaigns/{id}/release': () => release,
        'put /examcampaigns/{id}/certificates': ({ body }) => body,
      },
      { user: anAdmin },
    );
    await screen.findByText('Sent: 90. Failed: 10. Left: 300.');
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))).toEqual(['25', '25']);
    const field = screen.getByLabelText(/^Certificates up to rank/u);
    await userEvent.clear(field);
    await userEvent.type(field, 'ten');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Write a whole number from 0 to 100,000.');
    await userEvent.clear(field);
    await userEvent.type(field, '১০');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toContain(
        'Saved. Certificates are given up to rank 10.',
      ),
    );
    expect(api.requests.find(({ method }) => method === 'put')?.body).toEqual({ upTo: 10, rev: 1 });
  });

  it('is asked for until ranks and mails are done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let progress: object = release;
    const { api } = open({ 'get /examcampaigns/{id}/release': () => progress }, { user: anAdmin });
    const calls = () => api.requests.filter(({ path }) => path.endsWith('/release')).length;
    await screen.findByText('Sent: 90. Failed: 10. Left: 300.');
    progress = { ...release, building: null, mails: { total: 400, sent: 390, failed: 10, left: 0 } };
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await screen.findByText('Sent: 390. Failed: 10. Left: 0.');
    const last = calls();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls()).toBe(last);
    vi.useRealTimers();
  });

  it('is not shown to a student', async () => {
    const { api } = open();
    await screen.findByText('Your rank: 2 of 4');
    expect(api.requests.some(({ path }) => path.endsWith('/release'))).toBe(false);
  });
});
