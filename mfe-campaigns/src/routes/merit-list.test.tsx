import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaign, pageOf } from '../testing/samples.ts';
import { Root } from '../root.tsx';
import { texts } from '../texts.ts';

beforeAll(() => texts.load('en'));

describe('the merit list', () => {
  const released = { ...campaign, phase: 'past', resultsReleasedAt: '2026-03-02T00:00:00.000Z' };
  const entry = { rank: 1, name: 'Mim Akter', rollNumber: '000002', score: 27.25, totalMarks: 30 };
  const entries = () =>
    pageOf(
      { ...entry, durationMs: 1_500_000 },
      { ...entry, rank: 2, name: null, rollNumber: '000001', score: 20, durationMs: 1_200_000 },
    );
  const own = { rank: 2, of: 2, rollNumber: '000001', score: 20, totalMarks: 30, durationMs: 1_200_000 };
  const at = '/campaigns/exam/c1/merit-list';

  it('shows rank, name or roll number, marks and time, and marks the own line', async () => {
    renderRemotePart(<Root />, {
      at,
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => ({
          ...released,
          registration: { _id: 'r1', status: 'registered', rollNumber: '000001', showsName: false },
        }),
        'get /examcampaigns/{id}/merit-list': entries,
        'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, resultId: 'a1', showsName: false }),
      },
    });
    await screen.findByText('Your rank: 2 of 2');
    const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
    expect(rows[1]).toBe('1Mim Akter27.2525:00');
    expect(rows[2]).toBe('2Roll 000001 You2020:00');
    expect(screen.getByRole('link', { name: 'Your result and the answers' })).toHaveProperty(
      'pathname',
      '/exams/results/a1',
    );
  });

  it('lets a student choose whether the name is shown', async () => {
    let showsName = false;
    const { api, services } = renderRemotePart(<Root />, {
      at,
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => ({
          ...released,
          registration: { _id: 'r1', status: 'registered', rollNumber: '000001', showsName },
        }),
        'get /examcampaigns/{id}/merit-list': entries,
        'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, resultId: 'a1', showsName }),
        'patch /examcampaigns/{id}/registration': () => {
          showsName = true;
          return { _id: 'r1', status: 'registered', showsName };
        },
      },
    });
    await userEvent.click(await screen.findByLabelText('Show my name on the merit list'));
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toContain(
        'The merit list now shows your name.',
      ),
    );
    expect(api.requests.find(({ method }) => method === 'patch')?.body).toEqual({ showsName: true });
    expect(screen.getByLabelText('Show my name on the merit list')).toHaveProperty('checked', true);
  });

  it('says before the release that it is to come, and asks for nothing', async () => {
    const { api } = renderRemotePart(<Root />, {
      at,
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => campaign },
    });
    await screen.findByText(/not released yet/u);
    expect(api.requests.some(({ path }) => path.includes('merit-list'))).toBe(false);
  });

  it('is led to from the page of a released campaign', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => released },
    });
    expect(await screen.findByRole('link', { name: 'See the merit list' })).toHaveProperty('pathname', at);
  });
});
