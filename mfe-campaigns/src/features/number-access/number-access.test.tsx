import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { useLocation } from '@pathshala/web-kit/router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { campaign, openedByCode, openedLink, registered } from '../../samples.ts';

const unconfirmed = { ...registered, confirmBy: '2030-01-01T00:00:00.000Z' };

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function render(at: string, api: object) {
  const part = renderRemotePart(
    <>
      <Root />
      <Address />
    </>,
    {
      at,
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'post /examcampaigns/mobile-codes': () => ({ isSent: true }),
        ...api,
      },
    },
  );
  const settings = { ...defaultSiteSettings, hasSms: true };
  act(() => void part.services.queryClient.setQueryData(['/settings', {}], settings));
  return part;
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent;

beforeEach(() => localStorage.clear());

describe('registering with a mobile number alone', () => {
  it('asks for no email, and confirms by the code of an SMS [PHN-06]', async () => {
    const { api } = render('/campaigns/exam/c1', {
      'post /examcampaigns/register': () => ({ ...campaign, registration: unconfirmed }),
      'post /examcampaigns/mobile-codes/open': () => ({ ...openedByCode, registration: unconfirmed }),
      'post /examcampaigns/confirm': () => openedLink,
    });
    await screen.findByRole('link', { name: 'Registered with a mobile number' });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Mim Akter');
    await userEvent.type(screen.getByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    await screen.findByText('Almost done: enter the code.');
    await userEvent.type(screen.getByLabelText('Enter the code'), '১২৩৪৫৬');
    await expect.poll(address).toBe('/campaigns/confirm?token=link-of-the-registration');
    expect(api.requests.find(({ path }) => path === '/examcampaigns/mobile-codes/open')?.body).toEqual({
      campaignId: 'c1',
      mobile: '01712345678',
      code: '123456',
    });
  });

  it('needs one of both', async () => {
    render('/campaigns/exam/c1', {});
    await screen.findByRole('link', { name: 'Registered with a mobile number' });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Mim Akter');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    expect(await screen.findByText('Please write a mobile number like 01712345678.')).not.toBeNull();
  });
});

describe('coming back with a mobile number', () => {
  it('leads by a code to the exam, the card and the way to give the place up [PHN-06]', async () => {
    let tries = 0;
    render('/campaigns/number/c1', {
      'post /examcampaigns/mobile-codes/open': () => {
        tries += 1;
        if (tries === 1) throw refusal(422, 'campaigns.code-wrong', 'This code is wrong.');
        return { ...openedByCode, registration: { ...registered, checkInCode: '01A2B3C4D5' } };
      },
    });
    await userEvent.type(await screen.findByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    const field = await screen.findByLabelText('Enter the code');
    await userEvent.type(field, '111111');
    await screen.findByText('This code is wrong.');
    await userEvent.clear(field);
    await userEvent.type(field, '222222');
    const exam = await screen.findByRole('link', { name: 'Go to the exam' });
    expect(exam.getAttribute('href')).toBe('/campaigns/sit?token=r1.1.mac');
    screen.getByRole('link', { name: 'Open the admit card' });
    screen.getByRole('link', { name: 'Give up my place' });
  });
});
