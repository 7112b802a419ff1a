import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface FactsProps {
  /** The facts, each with its name and value. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Each on a line of its own, values at its end. */
  readonly isList?: boolean;
}

/** A few names with their values, in columns as room allows. */
export function Facts({ facts, isList = false }: FactsProps): ReactNode {
  return (
    <dl className={styles[isList ? 'list' : 'facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
