import { ApiError } from '@pathshala/web-kit/api-error';
import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { openedLink, registered, waiting } from '../../samples.ts';

describe('the page of a mailed link', () => {
  it('is confirmed by the page of the mailed link, with one call [CMP-04]', async () => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/confirm': () => openedLink },
    });
    await screen.findByText('Your registration is confirmed.');
    screen.getByText('Your roll number is 000004.');
    screen.getByText(/link to sit the exam online is mailed .* no account is needed/u);
    expect(screen.getByRole('link', { name: 'Model test' })).toHaveProperty('pathname', '/campaigns/exam/c1');
    expect(api.requests.map(({ method, body }) => [method, body])).toEqual([['post', { token: 'abc' }]]);
  });

  it.each([
    [{ isChanged: false }, 'This registration was confirmed before.'],
    [{ hasAccount: true }, 'It belongs to your account.'],
    [{ registration: waiting }, 'You are on the waiting list, at place 2.'],
  ])('says what the link found: %o', async (change, words) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/confirm': () => ({ ...openedLink, ...change }) },
    });
    await waitFor(() => expect(screen.queryByText(words)).not.toBeNull());
  });

  it.each([
    ['by the link that is valid now', { sittingToken: 'r1.1.mac' }, '/campaigns/sit?token=r1.1.mac'],
    ['where a new link is mailed, opened once more', { isChanged: false }, '/campaigns/sit?token=abc'],
    ['in the account', { hasAccount: true }, '/exams/campaign/c1'],
  ])('leads to the running exam at once: %s', async (_, change, path) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: {
        'post /examcampaigns/confirm': () => ({
          ...openedLink,
          campaign: { ...openedLink.campaign, phase: 'running' },
          ...change,
        }),
      },
    });
    const link = await screen.findByRole('link', { name: 'Go to the exam' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('of an account is proved by its log-in, or given up by whoever reads the mail', async () => {
    let isAsked = false;
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: {
        'post /examcampaigns/confirm': () => {
          if (isAsked) return openedLink;
          isAsked = true;
          throw refusal(409, 'campaigns.link-of-account', 'An account registered with this address.');
        },
      },
    });
    await screen.findByText('An account registered with this address.');
    expect(screen.getByRole('link', { name: 'Log in to that account' })).toMatchObject({
      pathname: '/login',
      search: '?next=%2Fcampaigns%2Fconfirm%3Ftoken%3Dabc',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
    await screen.findByText('Your registration is confirmed.');
    expect(api.requests.map(({ body }) => body)).toEqual([
      { token: 'abc' },
      { token: 'abc', leavesAccount: true },
    ]);
  });

  it('shows why a link has expired, and retries after a network error', async () => {
    let failure: ApiError | null = refusal(500, 'common.internal', 'Something went wrong.');
    renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: {
        'post /examcampaigns/confirm': () => {
          if (failure) throw failure;
          return openedLink;
        },
      },
    });
    const again = await screen.findByRole('button', { name: /try again/iu });
    failure = refusal(410, 'campaigns.over', 'This campaign is over.');
    await userEvent.click(again);
    await screen.findByText('This campaign is over.');
    expect(screen.queryByRole('button', { name: /try again/iu })).toBeNull();
  });

  it('is given back by a button, never by opening the page alone', async () => {
    const cancelled = { ...openedLink, registration: { ...registered, status: 'cancelled' } };
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/cancel?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/cancel': () => cancelled },
    });
    const button = await screen.findByRole('button', { name: 'Give up my place' });
    expect(api.requests).toEqual([]);
    await userEvent.click(button);
    await screen.findByText('Your place is given up.');
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });
});
