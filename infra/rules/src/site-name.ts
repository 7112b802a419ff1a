import type { Language } from './language.ts';

/** The name of the site in mails. */
export const siteName: Readonly<Record<Language, string>> = { en: 'Pathshala', bn: 'পাঠশালা' };
