import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PaperText } from '../../../questions/paper-text.tsx';
import styles from './enlargeable.module.css';
import { texts } from './texts.ts';

interface EnlargeableProps {
  readonly text: string;
  /** The title of the dialog. */
  readonly title: string;
}

/** A question's text; what a small screen shrinks can be seen at its full size, by a tap on it or by the button. */
export function Enlargeable({ text, title }: EnlargeableProps): ReactNode {
  const say = useText();
  const [isOpen, open] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = shown.current;
    const tap = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('img, .katex')) open(true);
    };
    element?.addEventListener('click', tap);
    return () => element?.removeEventListener('click', tap);
  }, []);
  const isWorthIt = /<img|<table|\$|\\\(/.test(text);
  return (
    <div className={styles['question']}>
      <div ref={shown} className={styles['text']}>
        <PaperText text={text} />
      </div>
      {isWorthIt && (
        <Button kind="quiet" size="small" data-print="no" onClick={() => open(true)}>
          {say(texts.questionLarger)}
        </Button>
      )}
      <Dialog title={title} isOpen={isOpen} onClose={() => open(false)}>
        <div className={styles['large']}>
          <PaperText text={text} />
        </div>
      </Dialog>
    </div>
  );
}
