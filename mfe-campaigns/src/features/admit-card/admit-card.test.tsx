import { aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { QrCode } from '@pathshala/web-kit/parts/qr-code';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { held as sample, registered } from '../../samples.ts';

const held = {
  campaign: {
    ...sample.campaign,
    title: 'মেডিকেল ভর্তি | Medical admission',
    location: 'কার্জন হল, ঢাকা | Curzon Hall, Dhaka',
  },
  registration: { ...registered, checkInCode: '01A2B3C4D5' },
  fullName: 'ক্ষিতীশ চক্রবর্ত্তী',
};

describe('an admit card', () => {
  it('by the mailed link has name, roll, time of Dhaka, place, rules and the code as text and QR [CMP-04]', async () => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/card?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/link': () => held },
    });
    await screen.findByRole('heading', { name: 'Medical admission' });
    expect(api.requests.map(({ method, body }) => [method, body])).toEqual([['post', { token: 'abc' }]]);
    screen.getByText('ক্ষিতীশ চক্রবর্ত্তী');
    screen.getByText('000004');
    screen.getByText(/1 March 2026, 10:00 am \(Dhaka time\)/u);
    screen.getByText('Curzon Hall, Dhaka');
    screen.getByText('1 h');
    screen.getByText('01A2B-3C4D5');
    screen.getByText(/Show this card at the entrance/u);
    screen.getByText(/ends for everybody at 1 March 2026, 1:00 pm/u);
    const picture = screen.getByRole('img', { name: 'QR code of the check-in code 01A2B-3C4D5' });
    const codeOf = (text: string) =>
      render(<QrCode text={text} label={text} />)
        .getByRole('img', { name: text })
        .getAttribute('src');
    expect(picture.getAttribute('src')).toBe(codeOf('01A2B3C4D5'));
    expect(picture.getAttribute('src')).not.toBe(codeOf('01A2B-3C4D5'));
  });

  it('in Bengali has Bengali digits and joint letters, and is printed by its button [CMP-04]', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    renderRemotePart(<Root />, {
      at: '/campaigns/card/c1',
      language: 'bn',
      user: aStudent,
      api: { 'get /examcampaigns/{id}/registration': () => held },
    });
    await screen.findByText('ক্ষিতীশ চক্রবর্ত্তী');
    screen.getByText('০০০০০৪');
    screen.getByText('কার্জন হল, ঢাকা');
    screen.getByText(/১ মার্চ ২০২৬, সকাল ১০:০০ \(ঢাকার সময়\)/u);
    await userEvent.click(screen.getByRole('button', { name: 'প্রিন্ট করুন' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('of an event without an exam and without a place has neither time limit nor rules of an exam', async () => {
    const campaign = { ...held.campaign, kind: 'general', timeLimit: null, location: '' };
    renderRemotePart(<Root />, {
      at: '/campaigns/card?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/link': () => ({ ...held, campaign }) },
    });
    await screen.findByText('01A2B-3C4D5');
    expect(screen.queryByText(/exam/u)).toBeNull();
    expect(screen.queryByText('Time limit')).toBeNull();
    expect(screen.queryByText(/entrance/u)).toBeNull();
  });

  it.each(['', 'Zoom | জুম', 'অনলাইন | Online'])(
    'of an exam at “%s” says that it is sat on the website',
    async (location) => {
      const campaign = { ...held.campaign, location };
      renderRemotePart(<Root />, {
        at: '/campaigns/card?token=abc',
        language: 'en',
        api: { 'post /examcampaigns/link': () => ({ ...held, campaign }) },
      });
      expect(await screen.findByText(/The exam is sat on this website/u)).not.toBeNull();
      expect(screen.queryByText(/entrance/u)).toBeNull();
    },
  );

  it.each([
    [{ status: 'waiting', waitingPosition: 2 }, /on the waiting list/u],
    [{ confirmBy: '2026-02-01T00:00:00.000Z' }, /Confirm your registration/u],
    [{ confirmBy: '2026-02-01T00:00:00.000Z', isOffered: true }, /A place is offered to you/u],
  ])('is not there without a confirmed place, and says why: %o', async (change, words) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/card?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/link': () => ({ ...held, registration: { ...registered, ...change } }) },
    });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('of a place that was given back says so, without Try again', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/card?token=abc',
      language: 'en',
      api: {
        'post /examcampaigns/link': () => {
          throw refusal(410, 'campaigns.link-ended', 'The registration of this link was given up.');
        },
      },
    });
    await screen.findByText('The registration of this link was given up.');
    expect(screen.queryByRole('button', { name: /try again/iu })).toBeNull();
  });
});
