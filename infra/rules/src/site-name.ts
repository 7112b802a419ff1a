import type { Language } from './language.ts';

/** What the site is called in mails. */
export const siteName: Readonly<Record<Language, string>> = { en: 'Pathshala', bn: 'পাঠশালা' };
