import type { Message } from '@pathshala/contract-kit/message';

/**
 * The reason why passkeys cannot be used on this page: the browser has none, or its address is no name over a secure
 * connection.
 */
export type PasskeyObstacle = 'browser' | 'address';

/** The obstacle in one sentence. */
export const obstacleTexts = {
  address: {
    en: 'Passkeys need a site with a name and a secure connection, which this address is not.',
    bn: 'পাসকির জন্য সাইটের একটি নাম ও নিরাপদ সংযোগ লাগে, যা এই ঠিকানায় নেই।',
  },
  browser: {
    en: 'This browser has no passkeys. Use a newer one.',
    bn: 'এই ব্রাউজারে পাসকি নেই। নতুন কোনো ব্রাউজার ব্যবহার করুন।',
  },
} as const satisfies Record<PasskeyObstacle, Message>;

/** Null where passkeys work, and in the build, which does not know the page's address. */
export function passkeyObstacle(
  page: (Window & typeof globalThis) | undefined = globalThis.window,
): PasskeyObstacle | null {
  if (page === undefined) return null;
  const { hostname } = page.location;
  if (!page.isSecureContext || hostname.startsWith('[') || /^[\d.]+$/u.test(hostname)) return 'address';
  return 'PublicKeyCredential' in page ? null : 'browser';
}
