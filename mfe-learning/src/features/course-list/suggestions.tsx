import { CardList } from '@pathshala/web-kit/parts/card';
import { useText } from '@pathshala/web-kit/texts';
import type { ComponentType, ReactNode } from 'react';
import { texts } from './texts.ts';
import type { ListAddress } from './use-list-address.ts';

const few = 3;

/** Whether the filters may be what hides the courses that were searched for. */
function hidesByFilter({ query, filterCount }: ListAddress): boolean {
  return query.q !== undefined && filterCount > 0;
}

/** The same search without filters, else the best rated courses. */
export function suggestionQuery(address: ListAddress) {
  const { q } = address.query;
  return hidesByFilter(address) && q !== undefined
    ? ({ q, pageSize: few } as const)
    : ({ sort: '-rating', pageSize: few } as const);
}

interface SuggestionsProps<Course> {
  readonly address: ListAddress;
  /** undefined while they load. */
  readonly courses: readonly Course[] | undefined;
  readonly item: ComponentType<{ readonly course: Course }>;
}

/** A few other courses below a search without results. */
export function Suggestions<Course extends { readonly _id: string }>(
  props: SuggestionsProps<Course>,
): ReactNode {
  const translate = useText();
  const { address, courses = [], item: Item } = props;
  if (courses.length === 0) return null;
  const title = translate(hidesByFilter(address) ? texts.withoutFilters : texts.others);
  return (
    <section>
      <h2>{title}</h2>
      <CardList label={title}>
        {courses.map((course) => (
          <Item key={course._id} course={course} />
        ))}
      </CardList>
    </section>
  );
}
