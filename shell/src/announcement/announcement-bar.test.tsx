import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Layout } from '../layout/layout.tsx';

beforeEach(() => localStorage.clear());

const announcement = {
  version: 4,
  level: 'important',
  text: { bn: 'কাল ক্লাস নেই।', en: 'No classes tomorrow.' },
  link: '/campaigns',
};

function show(change: object = {}, layout?: 'calm' | 'own-menu') {
  const part = (
    <Layout nav={[]} layout={layout} notices={null}>
      <p>The page</p>
    </Layout>
  );
  const settings = { ...defaultSiteSettings, announcement: { ...announcement, ...change } };
  return renderRemotePart(part, { language: 'en', api: { 'get /settings': () => settings } });
}

const region = () => screen.queryByRole('region', { name: 'Announcement' });

describe('the announcement of the school', () => {
  it('is shown after the page, with its link, from the one call for the site settings [ADM-30]', async () => {
    const { api } = show();
    const bar = await screen.findByRole('region', { name: 'Announcement' });
    expect(bar.textContent).toContain('Important: No classes tomorrow.');
    expect(screen.getByText('The page').compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/campaigns');
    expect(api.requests.map(({ path }) => path)).toEqual(['/settings']);
  });

  it('stays closed in this browser until the next version [ADM-30]', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(region()).toBeNull();
    cleanup();
    const { api } = show();
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(region()).toBeNull();
    cleanup();
    show({ version: 5 });
    await screen.findByText(/No classes tomorrow\./u);
  });

  it('is shown neither on an exam page nor in the boss area [ADM-30]', async () => {
    show({}, 'calm');
    expect(region()).toBeNull();
    cleanup();
    const { api } = show({}, 'own-menu');
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(region()).toBeNull();
  });

  it('leads to other sites over https only by a plain link', async () => {
    show({ link: 'https://example.com/form', level: 'info' });
    const link = await screen.findByRole('link', { name: 'Read more' });
    expect(link.getAttribute('href')).toBe('https://example.com/form');
    expect(region()?.textContent).not.toContain('Important');
  });
});
