import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../testing/boss-area.tsx';
import { texts } from '../../texts.ts';
import { menuGroups } from './menu-entries.ts';
import { manifest } from '../../manifest.ts';

beforeAll(() => texts.load('en'));

describe('the sidebar', () => {
  it('links to the pages that exist, marks the current one, and closes on navigation', async () => {
    open('/boss/user-management');
    const menu = within(screen.getByRole('navigation', { name: 'Boss area' }));
    for (const name of ['Start', 'Campaign Management', 'User Management', 'Back']) {
      menu.getByRole('link', { name });
    }
    expect(menu.getByRole('link', { name: 'User Management' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: 'Boss area menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Start' }));
    expect(screen.getByRole('button', { name: 'Boss area menu' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    await screen.findByRole('heading', { level: 1, name: 'Boss area' });
  });

  it('links to no page that does not exist', () => {
    const paths = menuGroups.flatMap(({ entries }) => entries.map(({ path }) => path));
    const built = manifest.routes.filter(({ chunk }) => chunk !== undefined).map(({ path }) => path);
    expect(paths.filter((path) => !built.includes(path))).toEqual([]);
  });

  it('logs out on the server first, and stays when that fails', async () => {
    let isDown = true;
    const { navigation, services } = open('/boss/user-management', {
      'post /auth/logout': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return { message: 'done' };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(services.toast.shown.get()).toHaveLength(1));
    expect(services.session.get().isLoggedin).toBe(true);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(services.session.get().isLoggedin).toBeNull());
    expect(navigation.location.get().pathname).toBe('/');
  });

  it.each(['/boss/nothing-here', '/boss/exams/subject/6560a0000000000000000001', '/boss/settings'])(
    'stands beside the 404 page at %s',
    async (path) => {
      open(path);
      await screen.findByText('Page Not Found');
      expect(screen.queryByText(/still being built/u)).toBeNull();
    },
  );
});
