import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './enlargeable.module.css';

export interface EnlargeableProps {
  readonly html: string;
  /** Of the dialog. */
  readonly title: string;
}

/** A question's text; what a small screen shrinks can be seen at its full size, by a tap on it or by the button. */
export function Enlargeable({ html, title }: EnlargeableProps): ReactNode {
  const say = useTexts();
  const [isOpen, open] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    const tap = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('img, .katex')) open(true);
    };
    element?.addEventListener('click', tap);
    return () => element?.removeEventListener('click', tap);
  }, []);
  const isWorthIt = /<img|<table|\$|\\\(/.test(html);
  return (
    <div className={styles['question']}>
      <div ref={text} className={styles['text']}>
        <RichText html={html} />
      </div>
      {isWorthIt && (
        <Button kind="quiet" size="small" data-print="no" onClick={() => open(true)}>
          {say('question.larger')}
        </Button>
      )}
      <Dialog title={title} isOpen={isOpen} onClose={() => open(false)}>
        <div className={styles['large']}>
          <RichText html={html} />
        </div>
      </Dialog>
    </div>
  );
}
