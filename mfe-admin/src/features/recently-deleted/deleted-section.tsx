import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import { DeletedRow } from './deleted-row.tsx';
import styles from './recently-deleted.module.css';
import { texts } from './texts.ts';

export interface DeletedSectionProps {
  readonly title: string;
  readonly query: {
    readonly data: { readonly items: readonly DeletedThing[] } | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
}

/** What one service has deleted. While that service is down, this part says so and the others remain. */
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
            <ul className={styles['list']}>
              {items.map((thing) => (
                <DeletedRow key={`${thing.kind}-${thing._id}`} thing={thing} />
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}
