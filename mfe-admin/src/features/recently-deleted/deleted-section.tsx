import { Button } from '@mantine/core';
import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import { DeletedRow } from './deleted-row.tsx';
import styles from './recently-deleted.module.css';
import { texts } from './texts.ts';

interface DeletedSectionProps {
  readonly title: string;
  readonly query: {
    readonly data: { readonly items: readonly DeletedThing[] } | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
}

/** Shows what one service has deleted. While that service is down, this part says so and the others remain. */
export function DeletedSection({ title, query }: DeletedSectionProps): ReactNode {
  const translate = useText();
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['heading']}>
        {title}
      </h2>
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles['quiet']}>{translate(texts.nothing)}</p>
          ) : (
            <DeletedList title={title} items={items} />
          )
        }
      </QueryStates>
    </section>
  );
}

const shownAtOnce = 20;

interface DeletedListProps {
  readonly title: string;
  readonly items: readonly DeletedThing[];
}

/** The latest ones, with a search where there are more. */
function DeletedList({ title, items }: DeletedListProps): ReactNode {
  const translate = useText();
  const [q, setQ] = useState('');
  const [shown, setShown] = useState(shownAtOnce);
  const key = searchKeyOf(q);
  const found = items.filter((thing) => searchKeyOf(thing.title).includes(key));
  const more = Math.min(shownAtOnce, found.length - shown);
  return (
    <>
      {items.length > shownAtOnce && (
        <TextInput
          type="search"
          className={styles['search'] ?? ''}
          placeholder={translate(texts.search)}
          aria-label={`${title}: ${translate(texts.search)}`}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
      )}
      {found.length === 0 && <p className={styles['quiet']}>{translate(texts.notFound)}</p>}
      <ul className={styles['list']}>
        {found.slice(0, shown).map((thing) => (
          <DeletedRow key={`${thing.kind}-${thing._id}`} thing={thing} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce)}>
          {translate(texts.more, { n: more })}
        </Button>
      )}
    </>
  );
}
