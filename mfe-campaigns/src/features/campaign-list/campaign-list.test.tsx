import {
  aStudent,
  type FakeRequest,
  refusal,
  type RenderOptions,
  renderRemotePart,
} from '@pathshala/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaign, pageOf, registered, waiting } from '../../samples.ts';
import { Root } from '../../root.tsx';

const openList = (
  api: Record<string, (request: FakeRequest) => unknown>,
  more: Partial<RenderOptions> = {},
) =>
  renderRemotePart(<Root />, {
    at: '/campaigns',
    language: 'en',
    ...more,
    api: {
      'get /examcampaigns': ({ query }) => (query['phase'] === 'past' ? pageOf() : pageOf(campaign)),
      'get /campaign/campaigns': () => pageOf(),
      ...api,
    },
  });

const now = Date.parse('2026-02-09T12:00:00.000Z');
const hour = 3_600_000;

const details = {
  studentId: aStudent._id,
  basicInfo: { fullName: 'Rahim Uddin', email: 'rahim@example.com', mobile: '01712345678' },
  registeredAt: '2026-01-20T06:00:00.000Z',
  hasMailFailed: false,
};

describe('the card of a campaign', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ shouldAdvanceTime: true, now });
    // Calls at one moment are spread by chance.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('has the day, marks, minutes, time left and places [CMP-02]', async () => {
    const limited = { ...campaign, maxParticipants: 120, registeredCount: 3 };
    openList({ 'get /examcampaigns': () => pageOf(limited) });
    const card = await screen.findByRole('listitem');
    for (const text of ['1', 'Feb', '30 marks', '40 min', '19 days left', '3 of 120 taken']) {
      expect(within(card).queryByText(text)).not.toBeNull();
    }
    expect(within(card).getByRole('progressbar', { name: 'Seats' })).toHaveProperty('value', 3);
  });

  it('counts the last day in seconds and asks again when the exam ends', async () => {
    let phase = 'running';
    const endDate = new Date(now + hour).toISOString();
    openList({ 'get /examcampaigns': () => pageOf({ ...campaign, phase, endDate }) });
    await screen.findByText('1:00:00 left');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(/59:5\d left/u)).not.toBeNull();
    phase = 'past';
    await act(() => vi.advanceTimersByTimeAsync(hour));
    await screen.findByText('ended on 9 Feb 2026');
  });

  it('asks again in growing gaps while the device’s clock is ahead of the server’s, and then no more', async () => {
    let phase = 'upcoming';
    const startDate = new Date(now - 1000).toISOString();
    const { api } = openList({ 'get /examcampaigns': () => pageOf({ ...campaign, phase, startDate }) });
    const calls = () => api.requests.filter(({ path }) => path === '/examcampaigns').length;
    await screen.findByText('starting now');
    const first = calls();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(calls() - first).toBeGreaterThanOrEqual(2);
    expect(calls() - first).toBeLessThanOrEqual(4);
    phase = 'running';
    await act(() => vi.advanceTimersByTimeAsync(24_000));
    await screen.findByText('19 days left');
    const last = calls();
    await act(() => vi.advanceTimersByTimeAsync(hour));
    expect(calls()).toBe(last);
  });

  it('has no timer for what is past', async () => {
    const endDate = new Date(now - hour / 2).toISOString();
    openList({ 'get /examcampaigns': () => pageOf({ ...campaign, phase: 'past', endDate }) });
    await screen.findByText('ended on 9 Feb 2026');
    const started = vi.spyOn(globalThis, 'setInterval');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(started).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    { change: {}, text: 'Register', to: '/campaigns/exam/c1?register=open' },
    {
      change: { isFull: true, maxParticipants: 3 },
      text: 'Join the waiting list',
      to: '/campaigns/exam/c1?register=open',
    },
    {
      change: { resultsReleasedAt: '2026-03-02T00:00:00.000Z' },
      text: 'See the merit list',
      to: '/campaigns/exam/c1/merit-list',
    },
  ])('acts: $text', async ({ change, text, to }) => {
    openList({ 'get /examcampaigns': () => pageOf({ ...campaign, ...change }) });
    const link = await screen.findByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe(to);
  });

  it('leads a registered student to the exam while it runs, and to the place before', async () => {
    const own = {
      items: [
        { ...registered, ...details, campaignId: 'c1' },
        { ...waiting, ...details, campaignId: 'c3' },
      ],
    };
    const items = [
      campaign,
      { ...campaign, _id: 'c2' },
      { ...campaign, _id: 'c3', phase: 'upcoming', startDate: '2026-02-20T00:00:00.000Z' },
    ];
    openList(
      {
        'get /examcampaigns': () => pageOf(...items),
        'get /campaign/registrations/{studentId}': () => own,
      },
      { user: aStudent },
    );
    const enter = await screen.findByRole('link', { name: 'Go to the exam' });
    expect(enter.getAttribute('href')).toBe('/exams/campaign/c1');
    expect(screen.getAllByRole('link', { name: 'Register' })).toHaveLength(1);
    const line = screen.getByRole('link', { name: 'See my number in the waiting list' });
    expect(line.getAttribute('href')).toBe('/campaigns/exam/c3');
  });

  it('shows a visitor the place that this device remembers', async () => {
    localStorage.setItem('campaign-place:c1', '{"status":"registered","rollNumber":"000004"}');
    openList({ 'get /examcampaigns': () => pageOf({ ...campaign, phase: 'upcoming' }) });
    expect(await screen.findByRole('link', { name: 'See my place' })).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  it('has the uploaded picture, and a drawing when that does not load', async () => {
    const { container } = openList({
      'get /examcampaigns': () => pageOf({ ...campaign, image: '/missing.webp' }),
    });
    await screen.findByRole('link', { name: 'Model test' });
    const picture = container.querySelector('li img');
    expect(picture?.getAttribute('src')).toBe('/missing.webp');
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('li img')).toBeNull();
    expect(container.querySelector('li svg circle')).not.toBeNull();
  });
});

describe('past campaigns', () => {
  it('are folded, fetched when they are opened, and paged in the URL [CMP-02]', async () => {
    const past = { ...campaign, _id: 'old', title: 'Old test', phase: 'past' };
    const { api, navigation } = openList({
      'get /examcampaigns': ({ query }) =>
        query['phase'] === 'past'
          ? { items: [past], total: 12, page: query['page'], pageSize: 10 }
          : pageOf(campaign),
    });
    await screen.findByRole('link', { name: 'Model test' });
    const pastCalls = () => api.requests.filter(({ query }) => query['phase'] === 'past');
    expect(pastCalls()).toEqual([]);
    const toggle = screen.getByRole('button', { name: 'Past: Exam campaigns' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    await screen.findByRole('link', { name: 'Old test' });
    expect(screen.queryByText('ended on 1 Mar 2026')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(navigation.location.get().search).toBe('?past-exams=2');
    await userEvent.click(screen.getByRole('button', { name: 'Hide the past ones' }));
    expect(screen.queryByRole('link', { name: 'Old test' })).toBeNull();
    expect(navigation.location.get().search).toBe('');
  });
});

describe('the list of campaigns', () => {
  it('shows exam campaigns and the others, with their phase and places [CMP-02]', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns',
      language: 'en',
      api: {
        'get /examcampaigns': () => pageOf(campaign),
        'get /campaign/campaigns': () =>
          pageOf({ ...campaign, _id: 'c2', title: 'Seminar', maxParticipants: 120 }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Model test' })).toHaveProperty(
      'pathname',
      '/campaigns/exam/c1',
    );
    expect(await screen.findByRole('link', { name: 'Seminar' })).toHaveProperty('pathname', '/campaigns/c2');
    screen.getByText('3 of 120 taken');
  });

  it('says so and offers everything when a search finds nothing', async () => {
    const { api, navigation } = renderRemotePart(<Root />, {
      at: '/campaigns?q=zzz&phase=past',
      language: 'en',
      api: { 'get /examcampaigns': () => pageOf(), 'get /campaign/campaigns': () => pageOf() },
    });
    const [showAll] = await screen.findAllByRole('button', { name: 'Show all' });
    expect(api.requests[0]?.query).toMatchObject({ q: 'zzz', phase: 'past' });
    await userEvent.click(showAll ?? document.body);
    expect(navigation.location.get().search).toBe('');
  });

  it('shows one message on a page past the end', async () => {
    const empty = { items: [], total: 0, page: 7, pageSize: 10 };
    renderRemotePart(<Root />, {
      at: '/campaigns?q=zzz&exams=7',
      language: 'en',
      api: {
        'get /examcampaigns': () => empty,
        'get /campaign/campaigns': () => ({ ...empty, total: 12, page: 7 }),
      },
    });
    expect(await screen.findAllByText('No campaign matches your search.')).toHaveLength(1);
    expect(await screen.findAllByText('There is nothing left on this page.')).toHaveLength(1);
  });

  it('offers the waiting list when every place is held, confirmed or not', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, maxParticipants: 5, isFull: true }) },
    });
    await screen.findByRole('button', { name: 'Join the waiting list' });
    expect(screen.queryByText('3 of 5 taken')).not.toBeNull();
  });

  it('keeps the way back from another page, and a filter leaves no page behind', async () => {
    const many = { items: [campaign], total: 30, page: 1, pageSize: 10 };
    const { navigation } = renderRemotePart(<Root />, {
      at: '/campaigns',
      language: 'en',
      api: { 'get /examcampaigns': () => many, 'get /campaign/campaigns': () => pageOf() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(navigation.location.get().search).toBe('?exams=2');
    navigation.navigator.go(-1);
    await waitFor(() => expect(navigation.location.get().search).toBe(''));
    await userEvent.click(screen.getByRole('radio', { name: 'Past' }));
    expect(navigation.location.get().search).toBe('?phase=past');
  });

  it('shows the error and tries again', async () => {
    let isDown = true;
    renderRemotePart(<Root />, {
      at: '/campaigns',
      language: 'en',
      api: {
        'get /examcampaigns': () => {
          if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
          return pageOf(campaign);
        },
        'get /campaign/campaigns': () => pageOf(),
      },
    });
    expect(await screen.findAllByText(/It does not answer/u)).not.toHaveLength(0);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /try again/iu }));
    await screen.findByRole('link', { name: 'Model test' });
  });
});
