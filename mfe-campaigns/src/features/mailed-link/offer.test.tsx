import { aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { campaign, held as sample, openedLink, registered } from '../../samples.ts';

const { rollNumber: _rollNumber, ...unnumbered } = registered;
const offered = { ...unnumbered, isOffered: true, confirmBy: '2026-02-02T06:00:00.000Z' };
const held = { ...sample, registration: offered };

const opened = (registration: object) => ({
  ...openedLink,
  registration: { ...unnumbered, ...registration },
});

describe('the page of an offered place', () => {
  const render = (api: object) =>
    renderRemotePart(<Root />, { at: '/campaigns/offer?token=abc', language: 'en', api: { ...api } });

  it('accepts by a button, never by opening the page, and then leads to the admit card [CMP-04]', async () => {
    const place = { status: 'registered', rollNumber: '000002', checkInCode: '01A2B3C4D5' };
    const { api } = render({
      'post /examcampaigns/link': () => held,
      'post /examcampaigns/accept': () => opened(place),
    });
    await screen.findByText(/held for you until 2 February 2026, 12:00 pm \(Dhaka time\)/u);
    expect(api.requests).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Decline' })).toHaveProperty('pathname', '/campaigns/cancel');
    await userEvent.click(screen.getByRole('button', { name: 'Accept the place' }));
    await screen.findByText('The place is yours.');
    screen.getByText('Your roll number is 000002.');
    const card = screen.getByRole('link', { name: 'Open the admit card' });
    expect([card.getAttribute('href')]).toEqual(['/campaigns/card?token=abc']);
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 'abc' }, { token: 'abc' }]);
  });

  it('says that the offer was over, with the new number in the waiting list', async () => {
    render({
      'post /examcampaigns/link': () => held,
      'post /examcampaigns/accept': () => opened({ status: 'waiting', waitingPosition: 3 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the place' }));
    await screen.findByText('The offer was over. You are on the waiting list again.');
    expect(screen.queryByText('You are on the waiting list, at place 3.')).not.toBeNull();
  });

  it.each([
    ['registered', 'You have registered here as a visitor.'],
    ['waiting', 'You have joined the waiting list here as a visitor.'],
  ])('shows the new state of this device on the page of the campaign: %s', async (status, state) => {
    const before = status === 'waiting' ? 'registered' : 'waiting';
    localStorage.setItem(
      'campaign-place:c1',
      JSON.stringify({ status: before, confirmBy: offered.confirmBy }),
    );
    render({
      'post /examcampaigns/link': () => held,
      'post /examcampaigns/accept': () => opened({ status }),
      'get /examcampaigns/{id}': () => campaign,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the place' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Model test' }));
    expect(await screen.findByText(state)).not.toBeNull();
    expect(screen.queryByText(/opened the link in our mail/u)).toBeNull();
    localStorage.clear();
  });

  it('shows no place of this device after the offer was declined', async () => {
    localStorage.setItem('campaign-place:c1', JSON.stringify({ status: 'waiting' }));
    render({
      'post /examcampaigns/link': () => held,
      'post /examcampaigns/cancel': () => opened({ status: 'cancelled' }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Decline' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give up my place' }));
    await screen.findByRole('link', { name: 'Model test' });
    expect(localStorage.getItem('campaign-place:c1')).toBeNull();
  });

  it('lets a late visitor register again, and shows why that is refused', async () => {
    render({
      'post /examcampaigns/link': () => {
        throw refusal(410, 'campaigns.link-ended', 'It was given up.');
      },
      'post /examcampaigns/accept': () => {
        throw refusal(410, 'campaigns.over', 'This campaign is over.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register again' }));
    expect(await screen.findByText('This campaign is over.')).not.toBeNull();
  });

  it('has no buttons when there is no open offer', async () => {
    render({
      'post /examcampaigns/link': () => ({
        ...held,
        registration: { ...registered, rollNumber: '000002' },
      }),
    });
    await screen.findByText('There is no open offer for this registration.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an offer on the page of the campaign', () => {
  it('is accepted by the student, with one call, and shows until when it is held', async () => {
    let registration: object = offered;
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => ({ ...campaign, registration }),
        'post /examcampaigns/{id}/registration/accept': () => {
          registration = { ...registered, rollNumber: '000002', checkInCode: '01A2B3C4D5' };
          return registration;
        },
      },
    });
    await screen.findByText(/held for you until 2 February 2026, 12:00 pm/u);
    expect(screen.queryByText('You hold a place in this campaign.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Accept the place' }));
    await screen.findByText('You hold a place in this campaign.');
    const card = screen.getByRole('link', { name: 'Open the admit card' });
    expect(card).toHaveProperty('pathname', '/campaigns/card/c1');
    const accepted = api.requests.filter(({ path }) => path.endsWith('/registration/accept'));
    expect(accepted).toHaveLength(1);
  });
});
