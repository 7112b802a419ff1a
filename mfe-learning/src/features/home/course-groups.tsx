import type { countCourses } from '@pathshala/svc-catalog-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { GroupPicture } from './group-picture.tsx';
import home from './home.module.css';
import styles from './course-groups.module.css';
import { texts } from './texts.ts';

const groups = ['admission', 'academic'] as const;

/** The two kinds of courses with their counts. An error of the counts hides nothing else. */
export function CourseGroups(): ReactNode {
  const translate = useText();
  const { data, error, refetch } = useApiQuery<typeof countCourses>(
    '/courses/groups',
    {},
    { staleTime: 60_000 },
  );
  const countOf = (count: number | undefined): string => {
    if (count !== undefined) return translate(texts.groupCount, { n: count });
    return translate(error ? texts.groupFailed : texts.groupCounting);
  };
  return (
    <section className={home['band']} aria-labelledby="course-groups">
      <h2 id="course-groups">{translate(texts.groups)}</h2>
      <ul className={styles['groups']}>
        {groups.map((group) => (
          <li key={group} className={styles['group']}>
            <GroupPicture group={group} />
            <div>
              <h3>
                <Link to={`/courses/${group}`}>{translate(texts.group[group])}</Link>
              </h3>
              <p>{translate(texts.groupText[group])}</p>
              <p className={styles['count']} aria-busy={!data && !error}>
                {countOf(data?.[group])}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {error && <Button onClick={() => void refetch()}>{translate(commonTexts.tryAgain)}</Button>}
    </section>
  );
}
