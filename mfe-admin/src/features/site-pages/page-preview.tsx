import { splitLanguages } from '@pathshala/rules/language-parts';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import styles from './site-pages.module.css';
import { texts } from './texts.ts';
import type { PageValues } from './use-page-form.ts';

/** Shows the typed text as a page in each language. */
export function PagePreview(): ReactNode {
  const translate = useText();
  // The fields are registered with their stored values before they are watched.
  const { title, body } = useWatch<PageValues>() as PageValues;
  const parts = splitLanguages(body) ?? { bn: body, en: body };
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{translate(texts.preview)}</h2>
      <p>{translate(texts.previewText)}</p>
      <div className={styles['preview']}>
        {(['bn', 'en'] as const).map((language) => (
          <article key={language} lang={language}>
            <h3>{title[language]}</h3>
            <RichText html={parts[language]} isWhole />
          </article>
        ))}
      </div>
    </section>
  );
}
