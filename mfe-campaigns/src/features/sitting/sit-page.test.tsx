import { aParticipant, aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@pathshala/web-kit/router';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { openedSitting, sitting as sample } from '../../samples.ts';

const sitting = (phase: string, change: object = {}) => ({
  ...sample,
  campaign: { ...sample.campaign, ...change },
  phase,
});
const opened = (change: object = {}) => ({ ...openedSitting, ...change });

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

const render = (api: object, options: object = {}) =>
  renderRemotePart(
    <>
      <Root />
      <Address />
    </>,
    { at: '/campaigns/sit?token=abc.1.x', language: 'en', api: { ...api }, ...options },
  );

const address = () => screen.getByRole('status', { name: 'address' }).textContent;

describe('the page of a mailed link to the exam', () => {
  it('opens the link once, also by a double click: it works only once', async () => {
    const { api } = render({
      'post /examcampaigns/sittings/link': () => sitting('ready'),
      'post /examcampaigns/sittings': () => opened(),
      'get /users/user': () => ({ ...aParticipant, role: 'participant' }),
    });
    // The second click follows at once, before the page shows that the first is under way.
    await userEvent
      .setup({ delay: null })
      .dblClick(await screen.findByRole('button', { name: 'Open the exam' }));
    await expect.poll(address).toBe('/exams/campaign/exam1');
    expect(api.requests.filter(({ path }) => path === '/examcampaigns/sittings')).toHaveLength(1);
  });

  it('opens the exam by its button, never by being opened itself [CMP-05]', async () => {
    const { api, services } = render({
      'post /examcampaigns/sittings/link': () => sitting('ready'),
      'post /examcampaigns/sittings': () => opened(),
      'get /users/user': () => ({ ...aParticipant, role: 'participant' }),
    });
    await screen.findByRole('heading', { name: 'Model test' });
    expect(screen.queryByText('For Mim Akter.')).not.toBeNull();
    expect(screen.queryByText(/from 1 March 2026, 10:00 am to 1 March 2026, 1:00 pm/u)).not.toBeNull();
    expect(api.requests.map(({ path }) => path)).toEqual(['/examcampaigns/sittings/link']);
    await userEvent.click(screen.getByRole('button', { name: 'Open the exam' }));
    await expect.poll(address).toBe('/exams/campaign/exam1');
    expect(services.session.get().user).toEqual(aParticipant);
    expect(api.requests[1]?.body).toEqual({ token: 'abc.1.x' });
  });

  it('leads to the result after the release', async () => {
    render({
      'post /examcampaigns/sittings/link': () => sitting('ready', { isReleased: true }),
      'post /examcampaigns/sittings': () => opened({ resultId: 'attempt-1' }),
      'get /users/user': () => ({ ...aParticipant, role: 'participant' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'See my result' }));
    await expect.poll(address).toBe('/exams/results/attempt-1');
  });

  it('warns who is logged in that the account is logged out', async () => {
    render({ 'post /examcampaigns/sittings/link': () => sitting('ready') }, { user: aStudent });
    expect(await screen.findByText(/You are logged in as Rahim Uddin/u)).not.toBeNull();
  });

  it('mails a new link when this one was opened before, also by somebody who was faster', async () => {
    let phase = 'ready';
    const { api } = render({
      'post /examcampaigns/sittings/link': () => sitting(phase),
      'post /examcampaigns/sittings': () => {
        phase = 'used';
        throw refusal(409, 'campaigns.sitting-used', 'Opened before.');
      },
      'post /examcampaigns/sittings/mail': () => ({ isSent: true }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the exam' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mail me a new link' }));
    await screen.findByText(/A new link is on its way/u);
    expect(api.requests.at(-1)?.body).toEqual({ token: 'abc.1.x' });
    expect(screen.queryByRole('link', { name: 'Go on in this browser' })).toBeNull();
  });

  it('leads back to the exam in the browser that opened it', async () => {
    render({ 'post /examcampaigns/sittings/link': () => sitting('used') }, { user: aParticipant });
    const back = await screen.findByRole('link', { name: 'Go on in this browser' });
    expect(back).toHaveProperty('pathname', '/exams/campaign/exam1');
  });

  it.each([
    ['over', /When the results are released/u],
    ['ended', /has ended/u],
    ['has-account', /Log in to sit the exam/u],
  ] as const)('says why there is nothing to open: %s', async (phase, text) => {
    render({ 'post /examcampaigns/sittings/link': () => sitting(phase) });
    await screen.findByText(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a link is not ours', async () => {
    render({
      'post /examcampaigns/sittings/link': () => {
        throw refusal(404, 'campaigns.link-unknown', 'This link is not valid.');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid.');
  });
});
