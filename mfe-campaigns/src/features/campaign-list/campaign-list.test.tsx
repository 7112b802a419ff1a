import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaign, pageOf } from '../../testing/samples.ts';
import { Root } from '../../root.tsx';
import { texts } from '../../texts.ts';

beforeAll(() => texts.load('en'));

describe('the list of campaigns', () => {
  it('shows exam campaigns and the others, with their phase and places', async () => {
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
