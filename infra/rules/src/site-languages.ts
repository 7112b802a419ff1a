export type SiteLanguage = 'bn' | 'en';

/** The languages that a site offers. */
export interface SiteLanguages {
  readonly offered: 'both' | SiteLanguage;
  /** The language of a person who has chosen none; with one offered language always that one. */
  readonly standard: SiteLanguage;
}

/** Returns the wanted language if the site offers it, else the one that it offers. An unknown offer counts as both. */
export function offeredLanguage(
  wanted: SiteLanguage,
  { offered }: { readonly offered: string },
): SiteLanguage {
  return offered === 'bn' || offered === 'en' ? offered : wanted;
}
