import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';
import { texts } from '../../texts.ts';

const examCampaign = {
  _id: 'e1',
  title: 'Model test',
  phase: 'past',
  startDate: '2026-01-01T00:00:00.000Z',
  endDate: '2026-02-01T00:00:00.000Z',
  registeredCount: 30,
  waitingCount: 2,
  maxParticipants: 30,
  resultsReleasedAt: null,
  exam: { subjects: [{ questionCount: 3 }] },
};

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([texts.load('en'), import('./exam-campaigns-page.tsx')]);
});

describe('exam campaigns', () => {
  it('have their results released after a question, once they are over', async () => {
    const { api } = open('/boss/campaign-management', {
      'get /examcampaigns': () => pageOf([examCampaign, { ...examCampaign, _id: 'e2', phase: 'running' }]),
      'post /examcampaigns/{id}/release': () => examCampaign,
    });
    expect(await screen.findByRole('link', { name: /^Merit list/u })).toHaveProperty(
      'pathname',
      '/campaigns/exam/e1/merit-list',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Release results/u }));
    screen.getByText('after the end');
    dialog().getByText(/the 30 registered who sat the exam/u);
    await userEvent.click(dialog().getByRole('button', { name: 'Release results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'post')?.params).toEqual({ id: 'e1' });
  });
});

describe('the exam of a campaign', () => {
  it.each([
    ['Add exam', { phase: 'upcoming', exam: { subjects: [] } }],
    ['Edit exam', { phase: 'upcoming' }],
    ['See the paper', { phase: 'running' }],
  ])('is reached from its row by %s', async (name, change) => {
    open('/boss/campaign-management', {
      'get /examcampaigns': () => pageOf([{ ...examCampaign, ...change }]),
    });
    const link = await screen.findByRole('link', { name: new RegExp(`^${name}`, 'u') });
    expect(link).toHaveProperty('pathname', '/campaigns/e1/add-exam');
  });
});
