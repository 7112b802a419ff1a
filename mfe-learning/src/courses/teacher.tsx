import { Card } from '@pathshala/web-kit/parts/card';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { initialOf } from './initial-of.ts';
import styles from './teacher.module.css';
import { texts } from './texts.ts';

/** Names the teacher of the course; renders nothing without a name. */
export function Teacher({ name }: { readonly name: string }): ReactNode {
  const translate = useText();
  if (name === '') return null;
  return (
    <section>
      <h2>{translate(texts.teacher)}</h2>
      <Card className={styles['teacher']}>
        <span className={styles['initial']} aria-hidden="true">
          {initialOf(name)}
        </span>
        <p>{name}</p>
      </Card>
    </section>
  );
}
