import { type ReactNode, useId } from 'react';
import styles from './practice-home.module.css';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export function Panel({ title, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
