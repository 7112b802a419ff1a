import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { savedLanguage } from '@pathshala/web-kit/preferences';
import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LoginPage } from '../features/account/login-page.tsx';
import { SignupPage } from '../features/account/signup-page.tsx';
import { TopBar } from './top-bar.tsx';

beforeEach(() => localStorage.clear());

const own = {
  ...defaultSiteSettings,
  siteName: { bn: 'শিখি', en: 'Dhaka College' },
  features: { ...defaultSiteSettings.features, registration: false },
};
const down = () => {
  throw refusal(503, 'common.unavailable', 'Try again in a minute.');
};

const bar = <TopBar entries={[]} />;

describe('the name of the site in the top bar', () => {
  it('is that of the site settings, and begins the next page [ADM-30]', async () => {
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

describe('the logo in the top bar', () => {
  const logo = `/api/files/svc-auth/logo/${'a'.repeat(64)}`;
  const shown = () => screen.getByRole('banner').querySelector('img');

  it('is the uploaded one, begins the next page, and is the drawn one again when it is removed [ADM-30]', async () => {
    renderRemotePart(bar, { language: 'en', api: { 'get /settings': () => ({ ...own, logo }) } });
    expect(shown()).toBeNull();
    await waitFor(() => expect(shown()?.getAttribute('src')).toBe(logo));
    cleanup();
    renderRemotePart(bar, { language: 'en', api: { 'get /settings': () => own } });
    expect(shown()?.getAttribute('src')).toBe(logo);
    await waitFor(() => expect(shown()).toBeNull());
  });

  it('is the drawn one where the picture cannot be loaded', async () => {
    localStorage.setItem('site-logo', logo);
    renderRemotePart(bar, { language: 'en', api: { 'get /settings': down } });
    fireEvent.error(shown()!);
    expect(shown()).toBeNull();
  });
});

describe('a site in one language', () => {
  const onlyBengali = { ...own, languages: { offered: 'bn', standard: 'bn' } };

  it('changes to it, has no switch, and begins the next page in it [ADM-30]', async () => {
    const { services } = renderRemotePart(bar, {
      language: 'en',
      api: { 'get /settings': () => onlyBengali },
    });
    screen.getByRole('button', { name: 'বাংলা' });
    await waitFor(() => expect(services.language.get()).toBe('bn'));
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    expect(savedLanguage()).toBe('bn');
  });

  it('has the switch again as soon as both are offered', async () => {
    localStorage.setItem('site-languages', JSON.stringify(onlyBengali.languages));
    renderRemotePart(bar, { language: 'bn', api: { 'get /settings': () => own } });
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    expect(await screen.findByRole('button', { name: /English|বাংলা/u })).toBeDefined();
  });
});

describe('registration that is switched off', () => {
  const api = { 'get /settings': () => own };

  it('is offered neither in the bar nor beside the log-in [ADM-30]', async () => {
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
