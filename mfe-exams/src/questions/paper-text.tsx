import { partsOfText } from '@pathshala/rules/paper-language';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { Fragment, type ReactNode } from 'react';
import styles from './paper-text.module.css';
import { usePaperLanguage } from './use-paper-language.ts';

interface PaperTextProps {
  /** A text of a paper, in one language or in two (`@pathshala/rules/paper-language`). */
  readonly text: string;
  /** An option: two languages stand in one line. */
  readonly isInline?: boolean;
  readonly className?: string;
}

/** A question, an option or an explanation in the language that the reader has chosen for papers. */
export function PaperText({ text, isInline = false, className = '' }: PaperTextProps): ReactNode {
  const parts = partsOfText(usePaperLanguage(), text);
  const Element = isInline ? 'span' : 'div';
  return (
    <Element className={`${styles[isInline ? 'inline' : 'text']} ${className}`}>
      {parts.map((part, index) => (
        <Fragment key={part.language ?? 'one'}>
          {isInline && index > 0 && ' / '}
          <Element lang={part.language ?? undefined}>
            <RichText html={part.text} isInline={isInline} />
          </Element>
        </Fragment>
      ))}
    </Element>
  );
}
