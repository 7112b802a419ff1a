import type { ReactNode } from 'react';
import styles from './account-security.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** A short state beside the title. */
  readonly badge?: ReactNode;
  readonly lead: string;
  readonly children: ReactNode;
}

export function Section({ id, title, badge, lead, children }: SectionProps): ReactNode {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {badge}
      </div>
      <p>{lead}</p>
      {children}
    </section>
  );
}
