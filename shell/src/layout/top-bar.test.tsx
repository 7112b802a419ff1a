import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LoginPage } from '../features/account/login-page.tsx';
import { SignupPage } from '../features/account/signup-page.tsx';
import { TopBar } from './top-bar.tsx';

beforeEach(() => localStorage.clear());

const own = {
  ...defaultSiteSettings,
  siteName: { bn: 'শিখি', en: 'Dhaka College' },
  features: { registration: false, photos: true },
};
const down = () => {
  throw refusal(503, 'common.unavailable', 'Try again in a minute.');
};

const bar = <TopBar entries={[]} />;

describe('the name of the site in the top bar', () => {
  it('is that of the site settings, and begins the next page', async () => {
    renderRemotePart(bar, { language: 'en', api: { 'get /settings': () => own } });
    screen.getByRole('link', { name: 'Pathshala' });
    await screen.findByRole('link', { name: 'Dhaka College' });
    cleanup();
    renderRemotePart(bar, { language: 'bn', api: { 'get /settings': down } });
    expect(screen.getByRole('link', { name: 'শিখি' })).toBeDefined();
  });

  it.each(['', '{', 'null', '{"bn":1}'])(
    'is the product’s where %j is stored and nothing is loaded',
    (stored) => {
      localStorage.setItem('site-name', stored);
      renderRemotePart(bar, { language: 'en', api: { 'get /settings': down } });
      expect(screen.getByRole('link', { name: 'Pathshala' })).toBeDefined();
    },
  );

  it('is in the title of the tab', async () => {
    renderRemotePart(
      <>
        {bar}
        <LoginPage />
      </>,
      { language: 'en', api: { 'get /settings': () => own } },
    );
    await waitFor(() => expect(document.title).toBe('Log in · Dhaka College'));
  });
});

describe('registration that is switched off', () => {
  const api = { 'get /settings': () => own };

  it('is offered neither in the bar nor beside the log-in', async () => {
    renderRemotePart(
      <>
        {bar}
        <LoginPage />
      </>,
      { language: 'en', api },
    );
    expect(screen.getAllByRole('link', { name: 'Sign up' })).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull());
  });

  it('is explained on its page, without a form', async () => {
    renderRemotePart(
      <>
        {bar}
        <SignupPage />
      </>,
      { language: 'en', at: '/signup', api },
    );
    await screen.findByText(/Ask the school for an invitation/u);
    expect(screen.queryByLabelText('Username')).toBeNull();
  });
});
