import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '@pathshala/web-kit/router';
import { anAdmin, aStudent, renderRemotePart } from '../testing/index.tsx';
import { LeaveGuard } from './leave-guard.tsx';

let isUnsaved = true;

function Form(): ReactNode {
  return (
    <>
      <Link to="/exams?page=2">Exams</Link>
      <a href="#more">More</a>
      <LeaveGuard isUnsaved={() => isUnsaved}>The draft stays in this browser.</LeaveGuard>
    </>
  );
}

const open = () => renderRemotePart(<Form />, { at: '/form' });
const pathOf = ({ navigation }: ReturnType<typeof open>) => navigation.location.get().pathname;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  isUnsaved = true;
  history.replaceState(null, '', '/form');
});

describe('leaving a page', () => {
  it('is asked about while something is unsaved, and goes on where the link led', async () => {
    const part = open();
    await userEvent.click(screen.getByRole('link', { name: 'Exams' }));
    screen.getByRole('dialog', { name: 'Leave without saving?' });
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pathOf(part)).toBe('/form');
    await userEvent.click(screen.getByRole('link', { name: 'Exams' }));
    await press('Leave the page');
    expect(part.navigation.location.get()).toMatchObject({ pathname: '/exams', search: '?page=2' });
  });

  it('asks nothing when all is saved', async () => {
    isUnsaved = false;
    const part = open();
    await userEvent.click(screen.getByRole('link', { name: 'Exams' }));
    expect(pathOf(part)).toBe('/exams');
  });

  it('keeps its person while something is unsaved, though another tab logs one in', () => {
    const part = renderRemotePart(<Form />, { at: '/form', user: aStudent });
    const { session } = part.services;
    const head = { user: anAdmin, time: Date.now() + 1_000 };
    act(() => session.adopt(head));
    expect(session.get()).toMatchObject({ user: aStudent, elsewhere: anAdmin });
    isUnsaved = false;
    act(() => session.adopt({ ...head, time: head.time + 1 }));
    expect(session.get()).toMatchObject({ user: anAdmin, elsewhere: null });
  });

  it('lets links within the page be', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'More' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked about before a browser that can wait for the answer goes back', async () => {
    const traverseTo = vi.fn<(key: string) => void>();
    const navigation = Object.assign(new EventTarget(), { traverseTo });
    vi.stubGlobal('navigation', navigation);
    open();
    const goBackTo = (path: string) => {
      const destination = { url: `http://localhost${path}`, key: 'before' };
      const back = new Event('navigate', { cancelable: true });
      return !navigation.dispatchEvent(
        Object.assign(back, { destination, navigationType: 'traverse', canIntercept: true }),
      );
    };
    expect(goBackTo('/form?part=2')).toBe(false);
    expect(goBackTo('/before')).toBe(true);
    await screen.findByRole('dialog');
    await press('Leave the page');
    expect(traverseTo).toHaveBeenCalledWith('before');
    expect(goBackTo('/before')).toBe(false);
    vi.unstubAllGlobals();
  });

  it('makes the browser ask when the tab is closed', async () => {
    open();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    isUnsaved = false;
    await waitFor(() => expect(closing()).toBe(false));
  });
});
