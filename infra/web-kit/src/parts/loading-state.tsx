import { type ReactNode, useEffect, useState } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import styles from './states.module.css';

/** Milliseconds without anything shown, so that a quick response does not flicker. */
const quiet = 200;

export interface LoadingStateProps {
  /** The name of what is loading; `Loading…` by default. */
  readonly text?: string;
  /** A skeleton in the size of the content; bars by default. */
  readonly children?: ReactNode;
}

export function LoadingState({ text, children }: LoadingStateProps): ReactNode {
  const translate = useText();
  const [isShown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), quiet);
    return () => clearTimeout(timer);
  }, []);
  if (children !== undefined)
    return <Shape isShown={isShown} text={text ?? translate(commonTexts.loading)} shape={children} />;
  if (!isShown) return <div className={styles['quiet']} aria-busy="true" />;
  return (
    <output className={styles['loading']} aria-busy="true">
      <p className={styles['loadingText']}>{text ?? translate(commonTexts.loading)}</p>
      <Skeleton lines={4} />
    </output>
  );
}

/** Reserves its space from the start, so that the layout does not shift. */
function Shape({
  isShown,
  text,
  shape,
}: {
  readonly isShown: boolean;
  readonly text: string;
  readonly shape: ReactNode;
}): ReactNode {
  return (
    <output className={styles['shape']} aria-busy="true">
      {isShown && <span className="visually-hidden">{text}</span>}
      <div className={isShown ? undefined : styles['unseen']}>{shape}</div>
    </output>
  );
}

/** Grey bars in place of text. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }): ReactNode {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}
