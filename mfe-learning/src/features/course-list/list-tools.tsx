import { commonTexts } from '@pathshala/web-kit/common-texts';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import { Choice } from './choice.tsx';
import styles from './list-tools.module.css';
import { texts } from './texts.ts';
import { type ListAddress, prices, sorts } from './use-list-address.ts';

interface ListToolsProps {
  readonly address: ListAddress;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Search, filters and order above a list of courses. On a phone filters and order are folded. */
export function ListTools({ address, children }: ListToolsProps): ReactNode {
  const translate = useText();
  const { query, change } = address;
  const { q = '', price = '', sort = 'order' } = query;
  return (
    <div className={styles['tools']}>
      <div className={styles['search']}>
        <SearchBox value={q} label={translate(texts.search)} onSearch={(text) => change({ q: text })} />
      </div>
      <Fold count={address.filterCount}>
        <Choice
          label={translate(commonTexts.price)}
          value={price}
          options={[
            ['', translate(commonTexts.all)],
            ...prices.map((one) => [one, translate(texts.price[one])] as const),
          ]}
          onChange={(value) => change({ price: value })}
        />
        {children}
        <Choice
          label={translate(texts.sort)}
          value={sort}
          options={sorts.map((one) => [one, translate(texts.sortBy[one])])}
          onChange={(value) => change({ sort: value === 'order' ? undefined : value })}
        />
      </Fold>
    </div>
  );
}

/** Its button is shown on narrow screens only; on others its content always is. */
function Fold({ count, children }: { readonly count: number; readonly children: ReactNode }): ReactNode {
  const translate = useText();
  const [isOpen, open] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles['fold']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        {count === 0 ? translate(texts.filters) : translate(texts.filtersSet, { n: count })}
      </button>
      <div id={id} className={styles['filters']} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
