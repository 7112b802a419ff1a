import { refusal } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicCampaign as examCampaign } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./exam-campaigns-page.tsx');
});

describe('exam campaigns', () => {
  it('lead to their merit list and to the steps of their release, once they are over', async () => {
    open('/boss/campaign-management', {
      'get /examcampaigns': () => pageOf([examCampaign, { ...examCampaign, _id: 'e2', phase: 'running' }]),
    });
    expect(await screen.findByRole('link', { name: /^Merit list/u })).toHaveProperty(
      'pathname',
      '/boss/campaign-management/ranking/e1',
    );
    expect(screen.getByRole('link', { name: /^Release results/u })).toHaveProperty(
      'pathname',
      '/boss/campaign-management/release/e1',
    );
    screen.getByText('after the end');
  });

  it('are archived from their row once they are over, and deleted after saying who goes with them [ADM-04]', async () => {
    let isDeleted = false;
    const { api } = open('/boss/campaign-management', {
      'get /examcampaigns': () => pageOf([examCampaign]),
      'put /examcampaigns/{id}/archive': () => ({ _id: 'e1' }),
      'delete /examcampaigns/{id}': ({ query }) => {
        if (query['confirm'] !== 'true')
          throw refusal(409, 'campaigns.has-registrations', 'With this campaign go its registrations (30).');
        isDeleted = true;
        return { _id: 'e1' };
      },
    });
    await userEvent.click(await screen.findByLabelText('Actions for Model test'));
    await userEvent.click(await screen.findByText('Archive', { selector: '[role=menuitem] *' }));
    await screen.findByText('Model test is archived.');
    expect(api.requests.find(({ method }) => method === 'put')?.body).toEqual({ isArchived: true });
    await userEvent.click(await screen.findByLabelText('Actions for Model test'));
    await userEvent.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));
    await userEvent.click(dialog().getByText('Delete'));
    await screen.findByText(/With this campaign go its registrations/u);
    expect(isDeleted).toBe(false);
    await userEvent.click(dialog().getByText('Delete'));
    await screen.findByText('Model test is deleted.');
    expect(isDeleted).toBe(true);
  });
});

describe('the exam of a campaign', () => {
  it.each([
    ['Add exam', { phase: 'upcoming', exam: { ...examCampaign.exam, subjects: [] } }],
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
