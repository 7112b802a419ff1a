import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode } from 'react';
import { useNear } from '../../courses/use-near.ts';
import home from './home.module.css';
import styles from './statistics.module.css';
import { texts } from './texts.ts';
import { type CountedName, useCounted } from './use-counted.ts';
import { useSiteSettings } from './use-site-settings.ts';

const typedInOrder = ['students', 'classes', 'sheets', 'tests', 'rating'] as const;

const words = {
  students: texts.countStudents,
  courses: texts.countCourses,
  questions: texts.countQuestions,
  sittings: texts.countSittings,
  rating: texts.countRating,
} as const satisfies Record<CountedName, object>;

/** The statistics: what the site counts, or what an administrator has typed; nothing without any. */
export function Statistics(): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { countStatistics } = useSiteSettings();
  return <div ref={ref}>{countStatistics === true ? isNear && <CountedNumbers /> : <TypedNumbers />}</div>;
}

function CountedNumbers(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const numbers = useCounted().map(({ name, value }) => ({
    name,
    label: translate(words[name]),
    text: format.number(value),
  }));
  return <Numbers numbers={numbers} />;
}

function TypedNumbers(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { statistics } = useSiteSettings();
  const numbers = typedInOrder.flatMap((name) => {
    const value = statistics[name];
    if (value === null) return [];
    const text = name === 'rating' ? format.number(value) : `${format.number(value)}+`;
    return [{ name, label: translate(texts.stat[name]), text }];
  });
  return <Numbers numbers={numbers} />;
}

interface NumbersProps {
  readonly numbers: readonly { readonly name: string; readonly label: string; readonly text: string }[];
}

function Numbers({ numbers }: NumbersProps): ReactNode {
  const translate = useText();
  const school = useSiteName();
  if (numbers.length === 0) return null;
  return (
    <section className={styles['ruled']} aria-labelledby="statistics">
      <div className={home['band']}>
        <h2 id="statistics" className="visually-hidden">
          {translate(texts.statistics, { school })}
        </h2>
        <dl className={styles['numbers']}>
          {numbers.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
