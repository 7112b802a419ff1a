import { useServices } from '@pathshala/web-kit/services';
import { useSiteLanguages } from '@pathshala/web-kit/site-settings';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useSwitchLanguage } from '../account-language/use-switch-language.ts';
import { texts } from './texts.ts';
import styles from './switches.module.css';

/** Language and theme, stored in this browser (NAV-07). */
export function Switches(): ReactNode {
  return (
    <div className={styles['switches']}>
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}

function LanguageSwitch(): ReactNode {
  const translate = useText();
  const { language } = useServices();
  const { offered } = useSiteLanguages();
  const switchLanguage = useSwitchLanguage();
  const other = useStore(language) === 'bn' ? 'en' : 'bn';
  if (offered !== 'both') return null;
  return (
    <button type="button" lang={other} className={styles['switch']} onClick={() => switchLanguage(other)}>
      {translate(texts.language)}
    </button>
  );
}

/** `isNamed`: with its name beside the picture. */
export function ThemeSwitch({ isNamed = false }: { readonly isNamed?: boolean }): ReactNode {
  const translate = useText();
  const { theme } = useServices();
  const isDark = useStore(theme) === 'dark';
  const name = translate(texts.theme, { theme: translate(isDark ? texts.dark : texts.light) });
  return (
    <button
      type="button"
      className={styles[isNamed ? 'named' : 'theme']}
      aria-label={name}
      onClick={() => theme.set(isDark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
        {isDark ? (
          <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />
        ) : (
          <path
            stroke="currentColor"
            strokeWidth="2"
            d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M4 20l3-3M17 7l3-3"
          />
        )}
      </svg>
      {isNamed && name}
    </button>
  );
}
