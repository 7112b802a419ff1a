import { recall, remember } from './browser-storage.ts';
import { isLanguage, type Language } from './i18n/language.ts';
import { createStore, type Store } from './store.ts';
import type { Theme } from './theme/theme.ts';

const languageKey = 'lang';
const themeKey = 'theme';
const siteNameKey = 'site-name';

/** The user's choice, else the browser's language, else Bengali. */
export function savedLanguage(): Language {
  const saved = recall(languageKey);
  if (isLanguage(saved)) return saved;
  const preferred = navigator.languages.map((language) => language.slice(0, 2)).find(isLanguage);
  return preferred ?? 'bn';
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
    set: (language) => {
      remember(languageKey, language);
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

/** The name of the site in both languages. */
export type SiteName = Readonly<Record<Language, string>>;

/** Stored so that the next page begins with the name, before the site settings are loaded. */
export function rememberSiteName(name: SiteName): void {
  remember(siteNameKey, JSON.stringify(name));
}

/** undefined: this browser has not loaded the name yet. */
export function rememberedSiteName(): SiteName | undefined {
  const stored = recall(siteNameKey);
  if (stored === null) return undefined;
  try {
    const { bn, en } = JSON.parse(stored) as Partial<SiteName>;
    return typeof bn === 'string' && typeof en === 'string' ? { bn, en } : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    return undefined;
  }
}
