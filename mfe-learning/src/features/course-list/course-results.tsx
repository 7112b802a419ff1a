import { Button } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import styles from './course-results.module.css';
import type { ListAddress } from './use-list-address.ts';

interface CoursePage<Course> {
  readonly items: readonly Course[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface CourseResultsProps<Course> {
  readonly label: string;
  readonly query: QueryStatesProps<CoursePage<Course>>['query'];
  readonly address: ListAddress;
  readonly item: ComponentType<{ readonly course: Course }>;
}

/** The courses found, their number, and the pagination. */
export function CourseResults<Course extends { readonly _id: string }>(
  props: CourseResultsProps<Course>,
): ReactNode {
  const translate = useTexts();
  const { label, query, address, item: Item } = props;
  return (
    <QueryStates query={query} skeleton={<CardSkeleton />}>
      {({ items, total, page, pageSize }) => (
        <>
          <h2 className="visually-hidden">{label}</h2>
          <output className={styles['total']}>
            {items.length > 0 && translate('list.total', { n: total })}
          </output>
          {total === 0 && <Nothing address={address} />}
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

function Nothing({ address }: { readonly address: ListAddress }): ReactNode {
  const translate = useTexts();
  if (!address.isFiltered) return <EmptyState text={translate('list.empty')} />;
  return (
    <EmptyState
      text={translate('list.empty')}
      action={<Button onClick={address.showAll}>{translate('list.showAll')}</Button>}
    >
      <p>{translate('list.filtered')}</p>
    </EmptyState>
  );
}
