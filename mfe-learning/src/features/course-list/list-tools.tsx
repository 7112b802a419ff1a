import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { Choice } from './choice.tsx';
import styles from './list-tools.module.css';
import { type ListAddress, prices, sorts } from './use-list-address.ts';

export interface ListToolsProps {
  readonly address: ListAddress;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Search, filters and order above a list of courses. */
export function ListTools({ address, children }: ListToolsProps): ReactNode {
  const translate = useTexts();
  const { query, change } = address;
  const { q = '', price = '', sort = 'newest' } = query;
  return (
    <div className={styles['tools']}>
      <div className={styles['search']}>
        <SearchBox value={q} label={translate('list.search')} onSearch={(text) => change({ q: text })} />
      </div>
      <Choice
        label={translate('filter.price')}
        value={price}
        options={[
          ['', translate('filter.all')],
          ...prices.map((one) => [one, translate(`price.${one}`)] as const),
        ]}
        onChange={(value) => change({ price: value })}
      />
      {children}
      <Choice
        label={translate('list.sort')}
        value={sort}
        options={sorts.map((one) => [one, translate(`sort.${one}`)])}
        onChange={(value) => change({ sort: value === 'newest' ? undefined : value })}
      />
    </div>
  );
}
