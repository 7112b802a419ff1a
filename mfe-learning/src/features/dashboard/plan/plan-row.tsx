import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './plan.module.css';
import type { PlanEntry, PlanKind } from './plan-source.ts';
import { texts } from './texts.ts';

interface PlanRowProps {
  readonly kind: PlanKind;
  readonly entry: PlanEntry;
  /** The first that is not done: the one to begin with. */
  readonly isFirst: boolean;
}

/** A line of the plan; all of it can be tapped. */
export function PlanRow({ kind, entry, isFirst }: PlanRowProps): ReactNode {
  const translate = useText();
  const { title, why, isDone, begin } = entry;
  const classes = [styles['row'], isDone && styles['done'], isFirst && styles['first']];
  return (
    <li className={classes.filter((name) => typeof name === 'string').join(' ')}>
      <Sign kind={kind} isDone={isDone} />
      <div className={styles['words']}>
        {'to' in begin ? (
          <Link to={begin.to} className={styles['title']}>
            {title}
          </Link>
        ) : (
          <button
            type="button"
            className={styles['title']}
            aria-disabled={begin.isStarting}
            onClick={begin.isStarting ? undefined : begin.start}
          >
            {title}
          </button>
        )}
        <p className={styles['why']}>
          {isDone && <span className={styles['state']}>{translate(texts.done)} · </span>}
          {why}
        </p>
      </div>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles['arrow']}>
        <path d="m7 4 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </li>
  );
}

const drawings: Readonly<Record<PlanKind, string>> = {
  continue: 'M4 6c3-1 6-1 8 1 2-2 5-2 8-1v12c-3-1-6-1-8 1-2-2-5-2-8-1zM12 7v12',
  reviews: 'M5 12a7 7 0 1 1 2 5M5 12l-2-3M5 12l3-2M12 8v4l3 2',
  weakest: 'M4 19h16M6 19v-4M11 19v-8M16 19V6M13 7l3-3 3 3',
  exam: 'M6 4h12v16H6zM9 9h6M9 13h6M9 17h3',
  assignment: 'M12 15V4M8 8l4-4 4 4M5 14v5h14v-5',
};

/** Shows the kind of the entry, or a tick once it is done, which the line says as well. */
function Sign({ kind, isDone }: { readonly kind: PlanKind; readonly isDone: boolean }): ReactNode {
  return (
    <span className={styles['sign']} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.75">
        <path d={isDone ? 'm6 12.5 4 4 8-9' : drawings[kind]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
