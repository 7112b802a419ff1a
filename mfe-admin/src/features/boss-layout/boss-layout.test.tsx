import { refusal } from '@pathshala/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { academicCourse, course } from '../../samples.ts';
import { manifest, open, pageOf } from '../../testing/boss-area.tsx';

beforeEach(() => localStorage.clear());

const user = userEvent.setup({ delay: null });

describe('the sidebar', () => {
  it('links to the pages that exist, marks the current one, and is a drawer that closes on navigation [ADM-01]', async () => {
    open('/boss/user-management');
    const side = within(screen.getByRole('navigation', { name: 'Boss area' }));
    for (const name of ['Start', 'Import students', 'User Management', 'Assignments', 'Back']) {
      side.getByRole('link', { name });
    }
    const here = side.getByRole('link', { name: 'User Management' });
    expect(here.getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('button', { name: 'Boss area menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Boss area menu' }));
    await user.click(drawer.getByRole('link', { name: 'Start' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('heading', { level: 1, name: 'Boss area' });
  });

  it('folds its groups, remembers it in this browser, and opens the group of the page that is shown [NEW-05]', async () => {
    const { navigation } = open('/boss/nothing-here');
    const side = within(screen.getByRole('navigation', { name: 'Boss area' }));
    const heading = (name: string) => side.getByRole('button', { name });
    const isOpen = (name: string) => heading(name).getAttribute('aria-expanded');
    expect(side.queryByRole('link', { name: 'Audit log' })).toBeNull();
    await user.click(heading('Site'));
    side.getByRole('link', { name: 'Audit log' });
    await user.click(heading('Course Management'));
    expect(side.queryByRole('link', { name: 'Assignments' })).toBeNull();
    act(() => navigation.navigator.push('/boss/payment-claims'));
    await waitFor(() => expect(isOpen('Fees and payments')).toBe('true'));
    cleanup();
    open('/boss/nothing-here');
    const after = within(screen.getByRole('navigation', { name: 'Boss area' }));
    after.getByRole('link', { name: 'Audit log' });
    expect(after.queryByRole('link', { name: /Assignments|Payments/u })).toBeNull();
  });

  it('has the pages on top that this person opens most, on this browser [NEW-05]', () => {
    for (let visit = 0; visit < 3; visit += 1) {
      open('/boss/payment-claims');
      expect(screen.queryByRole('list', { name: 'Often used' })).toBeNull();
      cleanup();
    }
    open('/boss/nothing-here');
    const often = within(screen.getByRole('list', { name: 'Often used' }));
    expect(often.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Payments']);
  });

  it('scrolls to the current page, because it is longer than the screen of a laptop', () => {
    // A browser reports the size of a part that becomes visible.
    const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
    open('/boss/operations');
    const observed = observe.mock.calls.map(([element]) => element);
    expect(observed).toContain(screen.getByRole('link', { current: 'page' }));
    observe.mockRestore();
  });

  it('links to no page that does not exist [ADM-01]', () => {
    const { entries = [], groups = [], marks = {} } = manifest.adminMenu ?? {};
    const paths = entries.map(({ path }) => path);
    expect(Object.values(marks).filter((path) => !paths.includes(path))).toEqual([]);
    const names = groups.map(({ name }) => name);
    expect(entries.filter(({ group }) => !names.includes(group))).toEqual([]);
    for (const values of [paths, entries.map(({ text }) => text.en)]) {
      expect(new Set(values).size).toBe(entries.length);
    }
  });

  it('logs out on the server first, and stays when that fails', async () => {
    let isDown = true;
    const { navigation, services } = open('/boss/user-management', {
      'post /auth/logout': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return { message: 'done' };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(services.toast.shown.get()).toHaveLength(1));
    expect(services.session.get().isLoggedin).toBe(true);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(services.session.get().isLoggedin).toBeNull());
    expect(navigation.location.get().pathname).toBe('/');
  });

  it.each(['/boss/nothing-here', '/boss/exams/subject/6560a0000000000000000001/more', '/boss/settings/more'])(
    'stands beside the 404 page at %s [NAV-03]',
    async (path) => {
      open(path);
      await screen.findByText('Page Not Found');
      expect(screen.queryByText(/still being built/u)).toBeNull();
    },
  );
});

describe('the command palette', () => {
  it('opens with Ctrl+K, finds pages and things by name, shows what failed, and offers what was opened first', async () => {
    const asked: unknown[] = [];
    const { navigation } = open('/boss/nothing-here', {
      'get /admissioncourse/universities': ({ query }) => {
        asked.push(query);
        return pageOf([course]);
      },
      'get /academiccourse/academicCourses': () =>
        pageOf([{ ...academicCourse, title: 'Dhaka board physics' }]),
      'get /exams': () => pageOf([]),
      'get /questions': () => pageOf([]),
      'get /examcampaigns': () => pageOf([]),
      'get /campaign/campaigns': () => pageOf([]),
      'get /users': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    const openPalette = async () => {
      fireEvent.keyDown(document.documentElement, { key: 'k', code: 'KeyK', ctrlKey: true });
      return screen.findByPlaceholderText(/A page, course/u);
    };
    fireEvent.change(await openPalette(), { target: { value: 'Dhaka' } });
    const found = await screen.findByRole('button', { name: /^Dhaka\s*DU/u });
    expect(asked).toEqual([{ q: 'Dhaka', pageSize: 5 }]);
    await screen.findByText('Users: Try again in a minute.');
    await waitFor(() => expect(found.dataset['selected']).toBe('true'));
    fireEvent.keyDown(screen.getByPlaceholderText(/A page, course/u), { key: 'Enter', code: 'Enter' });
    expect(navigation.location.get().pathname).toBe('/boss/edit-admission-course/c1');
    await openPalette();
    const [first] = within(screen.getByRole('dialog')).getAllByRole('button', { name: /Dhaka|Start/u });
    expect(first?.textContent).toMatch(/Dhaka/u);
  });
});
