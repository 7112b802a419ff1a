import type { Registry, RemoteDescription } from '@pathshala/web-kit/registry';
import { createFakeServices } from '@pathshala/web-kit/testing';
import { Providers } from '@pathshala/web-kit/providers';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OverridePanel } from './override-panel.tsx';

const remote = (name: string): RemoteDescription => ({
  name,
  version: 'v7',
  contract: '^2.0',
  entry: 'remoteEntry.js',
  integrity: {},
  preload: { app: [], texts: { bn: [], en: [] } },
  routes: [],
  nav: [],
});
const published: Registry = { 'mfe-exams': remote('mfe-exams'), 'mfe-learning': remote('mfe-learning') };
const local = 'http://localhost:4012/federated/remoteEntry.js';

function open(language: 'en' | 'bn' = 'en') {
  const services = createFakeServices();
  services.language.set(language);
  const reload = vi.fn<() => void>();
  render(
    <Providers services={services}>
      <OverridePanel published={published} origins={['http://localhost:4012']} reload={reload} />
    </Providers>,
  );
  return { reload };
}

/** jsdom does not open dialogs: their content counts as hidden. */
const addressOfFirst = () => {
  const [first] = screen.getAllByRole('textbox', { name: 'Address of the entry', hidden: true });
  if (!first) throw new Error('The panel has no field.');
  return first;
};

describe('the override panel', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it('lists the remotes with their versions, and points one to a local address by keyboard', async () => {
    const { reload } = open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByText('Published version: v7')).toHaveLength(2);
    const address = addressOfFirst();
    await userEvent.type(address, `${local}{Enter}`);
    expect(localStorage.getItem('mfe-override:mfe-exams')).toBe(local);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('refuses an address that the server does not allow', async () => {
    const { reload } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Remotes' }));
    const address = addressOfFirst();
    await userEvent.type(address, 'https://evil.example/remoteEntry.js{Enter}');
    screen.getByText(/not of an allowed origin/u);
    expect([localStorage.length, reload.mock.calls.length]).toEqual([0, 0]);
  });

  it('shows while a remote comes from elsewhere, and resets it', async () => {
    localStorage.setItem('mfe-override:mfe-exams', local);
    const { reload } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Remotes: 1 from another address' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset mfe-exams', hidden: true }));
    expect(localStorage.length).toBe(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is in Bengali too', () => {
    localStorage.setItem('mfe-override:mfe-exams', local);
    open('bn');
    expect(screen.getByRole('button').textContent).toBe('রিমোট: ১টি অন্য ঠিকানা থেকে');
  });
});
