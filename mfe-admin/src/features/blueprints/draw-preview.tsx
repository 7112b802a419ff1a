import { DrawnPaper } from '@pathshala/admin-exams/paper-draw/drawn-paper';
import { useDraw } from '@pathshala/admin-exams/paper-draw/use-draw';
import type { Blueprint } from '@pathshala/svc-exams-contract/blueprint';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { drawSource } from '../../question-picker/draw-paper.tsx';
import styles from './blueprints.module.css';
import { texts } from './texts.ts';

const nothingTaken: ReadonlySet<string> = new Set();

/** Shows the paper that the saved blueprint draws from the bank as it is now. */
export function DrawPreview({ blueprint }: { readonly blueprint: Blueprint }): ReactNode {
  const translate = useText();
  const [isShown, show] = useState(false);
  return (
    <section className={styles['preview']}>
      <h2>{translate(texts.preview)}</h2>
      <p className={styles['quiet']}>{translate(texts.previewHelp)}</p>
      {isShown ? (
        <Preview blueprint={blueprint} />
      ) : (
        <Button onClick={() => show(true)}>{translate(texts.preview)}</Button>
      )}
    </section>
  );
}

function Preview({ blueprint }: { readonly blueprint: Blueprint }): ReactNode {
  return <DrawnPaper blueprint={blueprint} draw={useDraw(drawSource, blueprint, nothingTaken)} />;
}
