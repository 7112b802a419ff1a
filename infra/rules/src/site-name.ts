import type { Message } from '@pathshala/contract-kit/message';

/** What the site is called in mails. */
export const siteName: Message = { en: 'Pathshala', bn: 'পাঠশালা' };
