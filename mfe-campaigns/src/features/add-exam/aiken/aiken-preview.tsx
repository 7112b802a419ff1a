import { toFragment } from '@pathshala/admin-kit/draft/fragment';
import { optionLetters } from '@pathshala/admin-kit/draft/question-draft';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useLanguage } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useExamTexts } from '../texts.ts';
import styles from './aiken.module.css';
import type { AikenQuestion } from './parse-aiken.ts';

/** More questions would slow down typing. */
const shownLimit = 40;

export interface AikenPreviewProps {
  readonly questions: readonly AikenQuestion[];
  /** Line numbers of questions that repeat an earlier one. */
  readonly duplicates: ReadonlySet<number>;
}

/** A preview of the parsed questions, with the correct options marked. */
export function AikenPreview({ questions, duplicates }: AikenPreviewProps): ReactNode {
  const translate = useExamTexts();
  const shown = useDeferredValue(questions);
  if (shown.length === 0) return null;
  const title = translate('paste.preview', { n: shown.length });
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <section className={styles['box']} aria-label={title} {...{ tabIndex: 0 }}>
      <h3 className={styles['title']}>{title}</h3>
      <ol className={styles['preview']}>
        {shown.slice(0, shownLimit).map((question) => (
          <li key={question.line}>
            <RichText html={toFragment(question.question)} />
            {duplicates.has(question.line) && <Badge tone="attention">{translate('paste.twin')}</Badge>}
            <Options question={question} />
          </li>
        ))}
      </ol>
      {shown.length > shownLimit && <p>{translate('paste.more', { n: shown.length - shownLimit })}</p>}
    </section>
  );
}

function Options({ question: { options, correct } }: { readonly question: AikenQuestion }): ReactNode {
  const translate = useExamTexts();
  const letters = optionLetters[useLanguage()];
  return (
    <ul className={styles['options']}>
      {options.map((text, index) => (
        <li key={letters[index]} data-correct={index === correct}>
          <span className={styles['letter']}>{letters[index]}</span>
          <RichText html={toFragment(text)} isInline />
          {index === correct && <span className={styles['correct']}>✓ {translate('paper.correct')}</span>}
        </li>
      ))}
    </ul>
  );
}
