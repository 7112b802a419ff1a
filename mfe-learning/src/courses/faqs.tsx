import { useBilingual } from '@pathshala/web-kit/bilingual';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import type { ReactNode } from 'react';
import disclosure from './disclosure.module.css';
import styles from './faqs.module.css';

interface FaqsProps {
  readonly title: string;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions whose answers expand one by one. */
export function Faqs({ title, faqs }: FaqsProps): ReactNode {
  const inLanguage = useBilingual();
  if (faqs.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles['faq']}>
          <summary className={disclosure['summary']}>{inLanguage(question)}</summary>
          <RichText html={inLanguage(answer)} />
        </details>
      ))}
    </section>
  );
}
