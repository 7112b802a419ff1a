import Negotiator from 'negotiator';
import type { Language } from '@pathshala/contract-kit/message';

const languages: Language[] = ['en', 'bn'];

/** The preferred one of our two languages; English when neither is accepted. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  return (negotiator.language(languages) as Language | undefined) ?? 'en';
}
