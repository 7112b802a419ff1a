import { describe, expect, it, vi } from 'vitest';
import { endPush, noticeIn, openNotice, showNotice } from './show-notices.ts';
import type { WorkerScope } from './worker-scope.ts';

const site = 'https://school.example';
const pushed = {
  id: 'notice1',
  title: 'ভর্তি সম্পন্ন',
  text: 'এখনই শুরু করতে পারেন।',
  path: '/courses',
  language: 'bn',
};

function scopeWith(tabs: readonly string[] = []) {
  const opened = tabs.map((url) => ({
    url: `${site}${url}`,
    focus: vi.fn<() => Promise<void>>().mockResolvedValue(),
    navigate: vi.fn<() => Promise<void>>().mockResolvedValue(),
  }));
  const showNotification = vi.fn<() => Promise<void>>().mockResolvedValue();
  const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const openWindow = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  const scope = {
    registration: {
      scope: `${site}/`,
      showNotification,
      pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    },
    clients: { matchAll: () => Promise.resolve(opened), openWindow },
  } as unknown as WorkerScope;
  return { scope, opened, showNotification, openWindow, unsubscribe };
}

const shown = (path: unknown) =>
  ({ data: { path }, close: vi.fn<() => void>() }) as unknown as Notification & {
    close: ReturnType<typeof vi.fn>;
  };

describe('the service worker', () => {
  it('shows a pushed notice in its language; the same one again replaces it [NOT-03]', async () => {
    const { scope, showNotification } = scopeWith();
    await showNotice(scope, JSON.stringify(pushed));
    expect(showNotification).toHaveBeenCalledWith('ভর্তি সম্পন্ন', {
      body: 'এখনই শুরু করতে পারেন।',
      tag: 'notice1',
      lang: 'bn',
      icon: '/icon-192.png',
      data: { path: '/courses' },
    });
  });

  it('opens the page of the notice in a tab of the site, or in a new one [NOT-03]', async () => {
    const { scope, opened, openWindow } = scopeWith(['/profile']);
    const notification = shown('/courses');
    await openNotice(scope, notification);
    expect(notification.close).toHaveBeenCalled();
    expect(opened[0]?.navigate).toHaveBeenCalledWith(`${site}/courses`);
    expect(openWindow).not.toHaveBeenCalled();
    const none = scopeWith();
    await openNotice(none.scope, shown(''));
    expect(none.openWindow).toHaveBeenCalledWith(`${site}/`);
  });

  it('leaves a tab in which an exam is sat as it is [NOT-03]', async () => {
    const { scope, opened, openWindow } = scopeWith(['/exams/take/exam1']);
    await openNotice(scope, shown('/courses'));
    expect(opened[0]?.navigate).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(`${site}/courses`);
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', 7])(
    'leads from no notice to %j [NOT-03]',
    async (path) => {
      expect(noticeIn(JSON.stringify({ ...pushed, path })).path).toBe('');
      const { scope, openWindow } = scopeWith();
      await openNotice(scope, shown(typeof path === 'string' ? path : ''));
      expect(openWindow).toHaveBeenCalledWith(`${site}/`);
    },
  );

  it('shows something for what it cannot read, as browsers demand', () => {
    expect(noticeIn('not json')).toMatchObject({ title: 'Pathshala', path: '' });
  });

  it('ends the subscription of the browser [NOT-03]', async () => {
    const { scope, unsubscribe } = scopeWith();
    await endPush(scope);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});
