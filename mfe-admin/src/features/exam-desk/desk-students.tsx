import type { DeskRow } from '@pathshala/svc-exams-contract/http';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from './exam-desk.module.css';
import type { DeskTableProps } from './desk-table-props.ts';
import { DeskTable } from './desk-table.tsx';
import { countsOf, type DeskFilter, deskFilters, inOrder, isListed } from './stream/listed-rows.ts';
import { texts } from './texts.ts';
import { type DeskSearch, useDeskSearch } from './use-desk-search.ts';
import { useRollNumbers } from './use-roll-numbers.ts';

const rowsOfPage = 50;

const filterTexts = {
  all: texts.all,
  sitting: texts.sitting,
  silent: texts.silent,
  'not-started': texts.notStarted,
  submitted: texts.submitted,
};

type DeskStudentsProps = Omit<DeskTableProps, 'rows' | 'rollNumbers'> & {
  readonly examId: string;
  /** Null: they have not come yet. */
  readonly rows: ReadonlyMap<string, DeskRow> | null;
};

/** The counts, each of which lists its students, and a page of these. */
export function DeskStudents({ rows, now, examId, ...rest }: DeskStudentsProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const [filter, setFilter] = useState<DeskFilter>('all');
  const [page, setPage] = useState(1);
  // An exam campaign and its exam have one id.
  const search = useDeskSearch(examId);
  const rollNumbers = useRollNumbers(examId);
  if (rows === null) return <LoadingState text={translate(texts.loading)} />;
  if (rows.size === 0) return <p>{translate(texts.nobody)}</p>;
  const counts = countsOf(rows.values(), now);
  const listed = inOrder(
    [...rows.values()].filter(
      (row) => isListed(row, filter, now) && (search.found?.has(row.studentId) ?? true),
    ),
    rollNumbers,
  );
  const shown = Math.min(page, Math.max(1, Math.ceil(listed.length / rowsOfPage)));
  const from = (shown - 1) * rowsOfPage;
  const show = (chosen: DeskFilter): void => {
    setFilter(chosen);
    setPage(1);
  };
  return (
    <section>
      <div className={styles['tools']}>
        <SearchBox
          value={search.q}
          label={translate(texts.search)}
          onSearch={(q) => {
            search.search(q);
            setPage(1);
          }}
        />
        <SearchState search={search} />
        <ChoiceBar
          label={translate(texts.show)}
          choices={deskFilters.map((value) => ({
            value,
            text: translate(filterTexts[value], { n: number(counts[value]) }),
          }))}
          value={filter}
          onChange={show}
        />
      </div>
      {listed.length === 0 ? (
        <p>{translate(search.found === null ? texts.nobodyHere : texts.nobodyFound)}</p>
      ) : (
        <DeskTable
          {...rest}
          now={now}
          rollNumbers={rollNumbers}
          rows={listed.slice(from, from + rowsOfPage)}
        />
      )}
      <Pagination page={shown} pageSize={rowsOfPage} total={listed.length} onPage={setPage} />
    </section>
  );
}

function SearchState({ search }: { readonly search: DeskSearch }): ReactNode {
  const translate = useText();
  if (search.error !== null)
    return (
      <Notice>
        <p>{translate(texts.searchFailed, { error: search.error.message })}</p>
      </Notice>
    );
  if (search.isLoading) return <output>{translate(texts.searching)}</output>;
  return search.isCut ? <output>{translate(texts.searchCut)}</output> : null;
}
