import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import type { ComponentType, ReactNode } from 'react';
import { CardSkeleton } from '../../courses/card-skeleton.tsx';
import styles from './course-group.module.css';
import { texts } from './texts.ts';

interface CourseGroupProps<Course> {
  readonly title: string;
  /** The path of the whole list. */
  readonly more: string;
  readonly query: QueryStatesProps<{ readonly items: readonly Course[]; readonly total: number }>['query'];
  readonly item: ComponentType<{ readonly course: Course }>;
}

/** The first courses of a kind, with a link to the whole list. */
export function CourseGroup<Course extends { readonly _id: string }>({
  title,
  more,
  query,
  item: Item,
}: CourseGroupProps<Course>): ReactNode {
  const translate = useText();
  const total = query.data?.total ?? 0;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {total > 0 && (
          <LinkButton to={more} size="small">
            {translate(texts.more)}
            <span className="visually-hidden">: {title}</span>
          </LinkButton>
        )}
      </div>
      <QueryStates query={query} skeleton={<CardSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={translate(commonTexts.noCoursesAvailable)} />
          ) : (
            <CardList label={title}>
              {items.map((course) => (
                <Item key={course._id} course={course} />
              ))}
            </CardList>
          )
        }
      </QueryStates>
    </section>
  );
}
