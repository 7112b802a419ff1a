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
  const say = useTexts();
  const { query, change } = address;
  const { q = '', price = '', sort = 'newest' } = query;
  return (
    <div className={styles['tools']}>
      <div className={styles['search']}>
        <SearchBox value={q} label={say('list.search')} onSearch={(text) => change({ q: text })} />
      </div>
      <Choice
        label={say('filter.price')}
        value={price}
        options={[['', say('filter.all')], ...prices.map((one) => [one, say(`price.${one}`)] as const)]}
        onChange={(value) => change({ price: value })}
      />
      {children}
      <Choice
        label={say('list.sort')}
        value={sort}
        options={sorts.map((one) => [one, say(`sort.${one}`)])}
        onChange={(value) => change({ sort: value === 'newest' ? undefined : value })}
      />
    </div>
  );
}
