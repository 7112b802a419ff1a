import { Card } from '@pathshala/web-kit/parts/card';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { initialOf } from './initial-of.ts';
import styles from './teacher.module.css';
import { texts } from './texts.ts';

/** Who teaches the course; nothing where no name is given. */
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
