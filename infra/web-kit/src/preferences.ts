import { recall, remember } from './browser-storage.ts';
import { isLanguage, type Language } from './i18n/language.ts';
import { createStore, type Store } from './store.ts';
import type { Theme } from './theme/theme.ts';

const languageKey = 'lang';
const themeKey = 'theme';

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
