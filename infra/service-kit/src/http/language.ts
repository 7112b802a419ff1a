import Negotiator from 'negotiator';
import type { Language } from '@pathshala/contract-kit/message';
import { remembered } from '../caches/remembered.ts';

const languages: Language[] = ['en', 'bn'];

/** The preferred one of our two languages; English when neither is accepted. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return acceptLanguage === undefined ? 'en' : preferredLanguage(acceptLanguage);
}

const preferredLanguage = remembered((header: string): Language => {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  return (negotiator.language(languages) as Language | undefined) ?? 'en';
});
