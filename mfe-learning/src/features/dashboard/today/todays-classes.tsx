import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { RoutineClass } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNow } from '../../../continue/use-now.ts';
import { useClassFacts } from '../../../routine/class-facts.ts';
import { JoinLink } from '../../../routine/join-link.tsx';
import { texts } from '../../../routine/texts.ts';
import { useRoutine } from '../../../routine/use-routine.ts';
import styles from './today.module.css';

const minuteMs = 60_000;

/** The classes of today that are not over, with the link to join in time. Nothing on a day without classes. */
export function TodaysClasses(): ReactNode {
  const translate = useText();
  const now = useNow(minuteMs);
  const today = dhakaDayOf(now);
  const { data } = useRoutine(today, today);
  const classes = data?.classes.filter(({ endsAt }) => now < Date.parse(endsAt)) ?? [];
  if (classes.length === 0) return null;
  return (
    <section>
      <h2 className={styles['title']}>{translate(texts.todaysClasses)}</h2>
      <ul className={styles['classes']}>
        {classes.map((one) => (
          <TodaysClass key={one._id} one={one} now={now} />
        ))}
      </ul>
      <Link to="/routine" className={styles['more']}>
        {translate(texts.toRoutine)}
      </Link>
    </section>
  );
}

function TodaysClass({ one, now }: { readonly one: RoutineClass; readonly now: number }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const factsOf = useClassFacts();
  const { _id, kind, courseId, title, startsAt, endsAt } = one;
  const to = kind === 'class' ? `/routine/classes/${_id}` : `/courses/academic/${courseId}`;
  const time = `${format.time(startsAt)}–${format.time(endsAt)}`;
  return (
    <li>
      <Link to={to}>{inLanguage(title)}</Link>
      <p className={styles['quiet']}>
        {Date.parse(startsAt) <= now && `${translate(texts.onNow)} · `}
        {time} · {factsOf(one)}
      </p>
      <JoinLink one={one} />
    </li>
  );
}
