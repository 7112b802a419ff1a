import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { CardSkeleton, type CardSkeletonProps } from '../../courses/card-skeleton.tsx';
import styles from './course-results.module.css';
import { texts } from './texts.ts';
import type { ListAddress } from './use-list-address.ts';

interface CoursePage<Course> {
  readonly items: readonly Course[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** The words found in place of the text searched for. */
  readonly near?: readonly string[] | undefined;
}

interface CourseResultsProps<Course> {
  readonly label: string;
  readonly query: QueryStatesProps<CoursePage<Course>>['query'];
  readonly address: ListAddress;
  readonly item: ComponentType<{ readonly course: Course }>;
  /** Other courses, for a search that finds none. */
  readonly suggestions: ReactNode;
  readonly fields: CardSkeletonProps['fields'];
}

/** The courses found, their number, and the pagination. */
export function CourseResults<Course extends { readonly _id: string }>(
  props: CourseResultsProps<Course>,
): ReactNode {
  const translate = useText();
  const { label, query, address, item: Item, suggestions, fields } = props;
  return (
    <QueryStates query={query} skeleton={<ResultsSkeleton fields={fields} />}>
      {({ items, total, page, pageSize, near }) => (
        <>
          <h2 className="visually-hidden">{label}</h2>
          <output className={styles['total']}>
            {items.length > 0 && translate(texts.total, { n: total })}
            {near && <Near text={address.query.q ?? ''} words={near} />}
          </output>
          {total === 0 && <Nothing address={address} suggestions={suggestions} />}
          {items.length > 0 && (
            <CardList label={label}>
              {items.map((course) => (
                <Item key={course._id} course={course} />
              ))}
            </CardList>
          )}
          {total > 0 && <Pagination page={page} pageSize={pageSize} total={total} onPage={address.toPage} />}
        </>
      )}
    </QueryStates>
  );
}

/** Reserves the place of the number of courses as well. */
function ResultsSkeleton({ fields }: CardSkeletonProps): ReactNode {
  return (
    <>
      <div className={styles['total']} />
      <CardSkeleton fields={fields} />
    </>
  );
}

/** Says which words were searched for instead. */
function Near({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  const translate = useText();
  return (
    <span className={styles['near']}>
      {translate(texts.near, { text, words: words.join(translate(texts.or)) })}
    </span>
  );
}

type NothingProps = Pick<CourseResultsProps<never>, 'address' | 'suggestions'>;

function Nothing({ address, suggestions }: NothingProps): ReactNode {
  const translate = useText();
  if (!address.isFiltered) return <EmptyState text={translate(commonTexts.noCoursesAvailable)} />;
  return (
    <>
      <EmptyState
        text={translate(commonTexts.noCoursesAvailable)}
        action={<Button onClick={address.showAll}>{translate(texts.showAll)}</Button>}
      >
        <p>{translate(texts.filtered)}</p>
      </EmptyState>
      {suggestions}
    </>
  );
}
