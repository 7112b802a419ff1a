import { offeredLanguage, type SiteLanguages } from '@pathshala/rules/site-languages';
import { recall, remember } from './browser-storage.ts';
import { isLanguage, type Language } from './i18n/language.ts';
import { createStore, type Store } from './store.ts';
import type { Theme } from './theme/theme.ts';

const languageKey = 'lang';
const themeKey = 'theme';
const siteNameKey = 'site-name';
const siteLogoKey = 'site-logo';
const siteLanguagesKey = 'site-languages';

/** The user's choice, else the browser's language, else that of the site; always one that the site offers. */
export function savedLanguage(): Language {
  const languages = rememberedSiteLanguages();
  const saved = recall(languageKey);
  const preferred = navigator.languages.map((language) => language.slice(0, 2)).find(isLanguage);
  const wanted = isLanguage(saved) ? saved : (preferred ?? languages.standard);
  return offeredLanguage(wanted, languages);
}

/** The user's choice, else the device's preference. */
export function savedTheme(): Theme {
  const saved = recall(themeKey);
  if (saved === 'light' || saved === 'dark') return saved;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Stores the choice in this browser, and in a cookie for the server's messages. */
export function createLanguageStore(): Store<Language> {
  const store = createStore(savedLanguage());
  return {
    ...store,
    set: (wanted) => {
      const languages = rememberedSiteLanguages();
      const language = offeredLanguage(wanted, languages);
      // A site in one language leaves an earlier choice as it is.
      if (languages.offered === 'both') remember(languageKey, language);
      document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
      document.documentElement.lang = language;
      store.set(language);
    },
  };
}

export function createThemeStore(): Store<Theme> {
  const store = createStore(savedTheme());
  return {
    ...store,
    set: (theme) => {
      remember(themeKey, theme);
      document.documentElement.dataset['theme'] = theme;
      store.set(theme);
    },
  };
}

/** Stored so that the next page begins in a language that the site offers; this one changes to it at once. */
export function followSiteLanguages(language: Store<Language>, languages: SiteLanguages): void {
  remember(siteLanguagesKey, JSON.stringify(languages));
  const shown = savedLanguage();
  if (shown !== language.get()) language.set(shown);
}

/** Returns both languages, with Bengali as the standard, until this browser has loaded others. */
export function rememberedSiteLanguages(): SiteLanguages {
  const { offered, standard } = recalledObject(siteLanguagesKey) as Partial<SiteLanguages>;
  if (offered === 'bn' || offered === 'en') return { offered, standard: offered };
  return { offered: 'both', standard: standard === 'en' ? 'en' : 'bn' };
}

/** Stored as the name is; null: the drawn one. */
export function rememberLogo(logo: string | null): void {
  remember(siteLogoKey, logo ?? '');
}

export function rememberedLogo(): string | null {
  const stored = recall(siteLogoKey);
  return stored === null || stored === '' ? null : stored;
}

/** The name of the site in both languages. */
export type SiteName = Readonly<Record<Language, string>>;

/** Stored so that the next page begins with the name, before the site settings are loaded. */
export function rememberSiteName(name: SiteName): void {
  remember(siteNameKey, JSON.stringify(name));
}

/** undefined: this browser has not loaded the name yet. */
export function rememberedSiteName(): SiteName | undefined {
  const { bn, en } = recalledObject(siteNameKey) as Partial<SiteName>;
  return typeof bn === 'string' && typeof en === 'string' ? { bn, en } : undefined;
}

/** Returns an object without fields if nothing is stored, or if the stored value is no object. */
function recalledObject(key: string): object {
  const stored = recall(key);
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {};
  }
}
