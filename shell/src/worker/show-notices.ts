import type { WorkerScope } from './worker-scope.ts';

/** The message of svc-auth to a device: its `PushedNotice`. */
interface PushedNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A path of the site; empty: the home page. */
  readonly path: string;
  readonly language: 'bn' | 'en';
}

/** A message that cannot be read is none of ours, or of a newer version: the browser demands that something is shown. */
export function noticeIn(text: string): PushedNotice {
  const unreadable = { id: 'notice', title: 'Pathshala', text: '', path: '', language: 'bn' } as const;
  try {
    const { id, title, text: line, path, language } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return {
      id: String(id),
      title: String(title),
      text: typeof line === 'string' ? line : '',
      path: pathOf(path),
      language: language === 'en' ? 'en' : 'bn',
    };
  } catch {
    return unreadable;
  }
}

/** A second slash or a backslash would lead to another site. */
function pathOf(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/u.test(path) ? path : '';
}

/** Shows a notice that was pushed; one that comes again replaces the first, without a sound. */
export async function showNotice(scope: WorkerScope, pushed: string): Promise<void> {
  const { id, title, text, path, language } = noticeIn(pushed);
  await scope.registration.showNotification(title, {
    body: text,
    tag: id,
    lang: language,
    icon: '/icon-192.png',
    data: { path },
  });
}

/** Opens the page of a notice in a tab of the site that is open already, else in a new one. */
export async function openNotice(scope: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  const { path = '' } = (notification.data ?? {}) as { readonly path?: string };
  const url = new URL(pathOf(path) || '/', scope.registration.scope).href;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) {
    // An exam that is sat in a tab must not be left: it is opened beside it.
    if (isExam(tab.url)) continue;
    await tab.focus();
    await tab.navigate(url);
    return;
  }
  await scope.clients.openWindow(url);
}

/** The pages on which an attempt may run. */
function isExam(url: string): boolean {
  return /\/(?:take|mcq|mcq-exam|sit)(?:\/|$)|\/exams\/campaign\//u.test(new URL(url).pathname);
}

/** Ends the subscription of this browser: the push service tells the school at its next message. */
export async function endPush({ registration }: WorkerScope): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
