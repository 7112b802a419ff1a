import type { previewMessage } from '@pathshala/svc-campaigns-contract/participant-messages';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from '../participants.module.css';
import { messageTexts as texts } from '../texts.ts';

type Preview = z.output<(typeof previewMessage)['answer']>;

const languages = [
  ['bn', texts.bengali],
  ['en', texts.english],
] as const;

/** The mail as its recipients read it, in both languages. */
export function MessagePreview({ preview }: { readonly preview: Preview }): ReactNode {
  const translate = useText();
  return (
    <div className={styles['columns']}>
      {languages.map(([language, text]) => (
        <section key={language} lang={language}>
          <h3>{translate(text)}</h3>
          <p>
            <strong>{preview[language].subject}</strong>
          </p>
          <pre className={styles['preview']}>{preview[language].text}</pre>
        </section>
      ))}
    </div>
  );
}
