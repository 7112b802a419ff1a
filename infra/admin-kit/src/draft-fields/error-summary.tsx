import type { ReactNode } from 'react';
import { useDraft, useDraftState } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { useText } from '@pathshala/web-kit/texts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import styles from './fields.module.css';
import { WayToPlace } from './way-to-place.tsx';

/** More would push the form off the screen. */
const most = 8;

const texts = {
  problems: { en: '{n} places need your attention', bn: '{n}টি জায়গা দেখতে হবে' },
  more: { en: 'and {n} more', bn: 'আরও {n}টি' },
};

export interface ErrorSummaryProps {
  /** What the server says of the whole. */
  readonly message: string | undefined;
  /** The names of the parts that lead to a place, the outermost first. */
  readonly namesOf: (path: Path) => readonly string[];
}

/** What is still wrong, each a way to its place. Shown from two on: a single one stands beside its field. */
export function ErrorSummary({ message, namesOf }: ErrorSummaryProps): ReactNode {
  const say = useText();
  const draft = useDraft();
  const { errors } = useDraftState();
  const entries = Object.entries(errors);
  if (entries.length < 2 && message === undefined) return null;
  return (
    <Notice tone="bad" isLive title={message ?? say(texts.problems, { n: entries.length })}>
      {entries.length > 0 && (
        <ul className={styles['problems']}>
          {entries.slice(0, most).map(([path, text]) => (
            <li key={path}>
              <WayToPlace onGo={() => draft.show(path)}>{[...namesOf(path), text].join(' › ')}</WayToPlace>
            </li>
          ))}
        </ul>
      )}
      {entries.length > most && <p>{say(texts.more, { n: entries.length - most })}</p>}
    </Notice>
  );
}
