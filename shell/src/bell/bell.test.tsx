import type { OwnNotice } from '@pathshala/svc-auth-contract/http';
import { aStudent, anAdmin, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TopBar } from '../layout/top-bar.tsx';
import { UnreadBadge } from './unread-badge.tsx';

afterEach(() => vi.useRealTimers());

const notice = (n: number, isRead = false): OwnNotice => ({
  _id: `notice${n}`,
  title: { bn: `ভর্তি ${n}`, en: `You are enrolled ${n}` },
  line: { bn: 'এখনই শুরু করতে পারেন।', en: 'You can begin at once.' },
  path: `/courses/academic/course${n}`,
  at: `2026-01-15T10:00:0${n}.000Z`,
  isRead,
});

function answerOf(items: readonly OwnNotice[]): FakeHandler {
  return ({ query }) => ({
    items: items.slice(0, Number(query['pageSize'])),
    total: items.length,
    page: 1,
    pageSize: Number(query['pageSize']),
    unread: items.filter(({ isRead }) => !isRead).length,
  });
}

function show(api: Readonly<Record<string, FakeHandler>>, language: 'bn' | 'en' = 'en') {
  return renderRemotePart(<TopBar entries={[]} />, { user: aStudent, language, api });
}

async function open(name = /^Notices/u) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('the bell', () => {
  it('is in the header of a student, and asks nothing before the page is idle [NOT-01]', async () => {
    const { api } = show({});
    await screen.findByRole('button', { name: 'Notices' });
    expect(api.requests.map(({ path }) => path)).not.toContain('/notices');
  });

  it('is not there for administrators', () => {
    renderRemotePart(<TopBar entries={[]} />, { user: anAdmin, language: 'en' });
    expect(screen.queryByRole('button', { name: 'Notices' })).toBeNull();
  });

  it('says how many notices are unread, and asks every two minutes and when the page is shown again [NOT-01]', async () => {
    vi.useFakeTimers();
    let unread = 1;
    const api = { 'get /notices': () => ({ items: [], total: 150, page: 1, pageSize: 1, unread }) };
    const shown = renderRemotePart(<UnreadBadge />, { user: aStudent, language: 'en', api });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(10);
    expect(shown.container.textContent).toContain('1 unread');
    unread = 150;
    await pass(120_000);
    expect(shown.container.textContent).toContain('99+: 150 unread');
    unread = 0;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10);
    expect(shown.container.textContent).toBe('');
    expect(shown.api.requests).toHaveLength(3);
  });
});

describe('the list of notices', () => {
  it('is in the language of the page; what is opened is read and closes the list [NOT-01]', async () => {
    const { api, navigation } = show(
      { 'get /notices': answerOf([notice(2), notice(1, true)]), 'put /notices/read': () => ({ unread: 0 }) },
      'bn',
    );
    const list = await open(/^নোটিশ/u);
    const [first, second] = await list.findAllByRole('listitem');
    expect(first?.textContent).toContain('নতুন: ');
    expect(second?.textContent).not.toContain('নতুন: ');
    await userEvent.click(list.getByRole('link', { name: 'ভর্তি 2' }));
    expect(navigation.location.get().pathname).toBe('/courses/academic/course2');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({ path: '/notices/read', body: { id: 'notice2' } }),
      ),
    );
  });

  it('is marked as read until its latest notice, at one press [NOT-01]', async () => {
    let items = [notice(2), notice(1)];
    const { api } = show({
      'get /notices': (request) => answerOf(items)(request),
      'put /notices/read': () => {
        items = items.map((one) => ({ ...one, isRead: true }));
        return { unread: 0 };
      },
    });
    const list = await open();
    await userEvent.click(await list.findByRole('button', { name: 'Mark all as read' }));
    await list.findByText('All read');
    expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(api.requests).toContainEqual(
      expect.objectContaining({ path: '/notices/read', body: { until: '2026-01-15T10:00:02.000Z' } }),
    );
  });

  it('says that there is none, and that it could not be read, with another try [NOT-01]', async () => {
    let isDown = true;
    show({
      'get /notices': (request) => {
        if (isDown) throw refusal(500, 'common.internal', 'Try again in a minute.');
        return answerOf([])(request);
      },
    });
    const list = await open();
    expect((await list.findByRole('alert')).textContent).toContain('Try again in a minute.');
    isDown = false;
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await list.findByText('No notices yet');
    await userEvent.click(list.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the panel of notices', () => {
  it('leads to the choice of how notices come, and closes [NOT-02]', async () => {
    const { navigation } = show({ 'get /notices': answerOf([]) });
    const panel = await open();
    await userEvent.click(panel.getByRole('link', { name: 'Choose what comes how' }));
    expect(navigation.location.get().pathname).toBe('/account/notices');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
