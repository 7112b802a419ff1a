import type { Language } from '@pathshala/web-kit/language';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { useServices } from '@pathshala/web-kit/services';
import { useSiteLanguages } from '@pathshala/web-kit/site-settings';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useChangeAccount } from './use-change-account.ts';
import styles from './account.module.css';

/** Applied at once; stored in the account. Nothing where the site is in one language. */
export function LanguageSetting(): ReactNode {
  const translate = useText();
  const { language, toast } = useServices();
  const current = useLanguage();
  const change = useChangeAccount();
  const { offered } = useSiteLanguages();
  async function choose(chosen: Language): Promise<void> {
    language.set(chosen);
    try {
      await change({ language: chosen });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  }
  if (offered !== 'both') return null;
  return (
    <section className={styles['setting']} aria-label={translate(commonTexts.language)}>
      <div className={styles['row']}>
        <div className={styles['words']}>
          <h3 className={styles['name']}>{translate(commonTexts.language)}</h3>
          <div className={styles['value']}>{translate(texts.languageLead)}</div>
        </div>
        <ChoiceBar<Language>
          label={translate(commonTexts.language)}
          choices={[
            { value: 'bn', text: translate(texts.bengali) },
            { value: 'en', text: translate(texts.english) },
          ]}
          value={current}
          onChange={(chosen) => void choose(chosen)}
        />
      </div>
    </section>
  );
}
