import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@mantine/core';
import { fetchAll, type ListSource, type Progress } from '@pathshala/admin-kit/data-table/list-source';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './ranking.module.css';
import { texts } from './texts.ts';
import type { RankedPerson } from './use-ranking-columns.tsx';

interface PrintRankingProps {
  readonly title: string;
  readonly source: ListSource<RankedPerson>;
}

/** Loads everybody whom the search shows, on all pages, and prints them as one table. */
export function PrintRanking({ title, source }: PrintRankingProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [query] = useQueryParams();
  const [progress, setProgress] = useState<Progress>();
  const [people, setPeople] = useState<readonly RankedPerson[]>();
  useEffect(() => {
    if (people !== undefined) print();
  }, [people]);
  async function load(): Promise<void> {
    const q = query.get('q');
    const request: Record<string, string> = q === null ? {} : { q };
    try {
      setProgress({ done: 0, total: 0 });
      const options = { signal: new AbortController().signal, onProgress: setProgress };
      setPeople(await fetchAll(source, request, options));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setProgress(undefined);
    }
  }
  return (
    <>
      <Button variant="default" loading={progress !== undefined} onClick={() => void load()}>
        {translate(texts.print)}
      </Button>
      {people && <PrintedTable title={title} people={people} />}
    </>
  );
}

interface PrintedTableProps {
  readonly title: string;
  readonly people: readonly RankedPerson[];
}

/** Seen on paper only. */
function PrintedTable({ title, people }: PrintedTableProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  const heads = [texts.rank, texts.name, texts.roll, texts.score, texts.mobile, texts.email];
  return (
    <div className={styles['printed']} aria-hidden="true">
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en}>{translate(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ _id, rank, fullName, rollNumber, score, mobile, email }) => (
            <tr key={_id}>
              <td>{format.number(rank)}</td>
              <td>{inLanguage(fullName)}</td>
              <td>{format.digits(rollNumber ?? '')}</td>
              <td>{format.number(score)}</td>
              <td>{format.digits(mobile)}</td>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
