import { type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';

const page = {
  name: 'terms',
  title: { bn: 'ব্যবহারের শর্ত', en: 'Terms of use' },
  body: '<div lang="bn"><p>একজনের একটি অ্যাকাউন্ট।</p></div><div lang="en"><p>One account each.</p></div>',
};

const show = (at: string, language: 'en' | 'bn', read: FakeHandler = () => page) =>
  renderRemotePart(<Root />, { at, language, api: { 'get /pages/{name}': read } });

describe('a page that the school writes', () => {
  it('shows title and text in the language of the reader [NAV-05]', async () => {
    const { api } = show('/terms', 'en');
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
    expect(screen.getByText('One account each.')).toBeDefined();
    expect(screen.queryByText('একজনের একটি অ্যাকাউন্ট।')).toBeNull();
    expect(document.title).toContain('Terms of use');
    expect(api.requests).toMatchObject([{ params: { name: 'terms' } }]);
    cleanup();
    show('/about', 'bn');
    await screen.findByRole('heading', { level: 1, name: 'ব্যবহারের শর্ত' });
    expect(screen.getByText('একজনের একটি অ্যাকাউন্ট।')).toBeDefined();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    show('/about', 'en', () => {
      if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      return page;
    });
    await screen.findByText('The page could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeDefined();
  });
});
