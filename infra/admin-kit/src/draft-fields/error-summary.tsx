import type { ReactNode } from 'react';
import { useDraft, useDraftState } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { useText } from '@pathshala/web-kit/texts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import styles from './fields.module.css';
import { JumpToField } from './jump-to-field.tsx';

/** More entries would push the form off the screen. */
const shownLimit = 8;

const texts = {
  problems: { en: '{n} places need your attention', bn: '{n}টি জায়গা দেখতে হবে' },
  more: { en: 'and {n} more', bn: 'আরও {n}টি' },
};

export interface ErrorSummaryProps {
  /** The server's error about the whole form. */
  readonly message: string | undefined;
  /** The labels of the parts that contain a field, the outermost first. */
  readonly labelsOf: (path: Path) => readonly string[];
}

/** A list of all errors; each one jumps to its field. A single error is shown beside its field only. */
export function ErrorSummary({ message, labelsOf }: ErrorSummaryProps): ReactNode {
  const translate = useText();
  const draft = useDraft();
  const { errors } = useDraftState();
  const entries = Object.entries(errors);
  if (entries.length < 2 && message === undefined) return null;
  return (
    <Notice tone="bad" isLive title={message ?? translate(texts.problems, { n: entries.length })}>
      {entries.length > 0 && (
        <ul className={styles['problems']}>
          {entries.slice(0, shownLimit).map(([path, text]) => (
            <li key={path}>
              <JumpToField onJump={() => draft.reveal(path)}>
                {[...labelsOf(path), text].join(' › ')}
              </JumpToField>
            </li>
          ))}
        </ul>
      )}
      {entries.length > shownLimit && <p>{translate(texts.more, { n: entries.length - shownLimit })}</p>}
    </Notice>
  );
}
