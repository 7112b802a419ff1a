import { MultiSelect } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import {
  maxRankedExams,
  type RankedMember,
  type readBatchResults,
} from '@pathshala/svc-exams-contract/batch-results';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useMemo } from 'react';
import { type NamedRow, useNamedRows } from '../students/use-named-rows.ts';
import { resultTexts as texts } from './result-texts.ts';

const path = '/exams/batches/{batchId}/results';

type Results = AnswerOf<typeof readBatchResults>;

/** The students of a batch by their marks in the tests that the address names, or in the latest ones. */
export function ResultsList({ batchId }: { readonly batchId: string }): ReactNode {
  const translate = useText();
  const [params] = useQueryParams();
  const exams = params.get('exams');
  const query = { page: 1, pageSize: 1, ...(exams !== null && { exams }) };
  const found = useApiQuery<typeof readBatchResults>(path, { params: { batchId }, query });
  return (
    <QueryStates query={found} failedTitle={() => translate(texts.failed)}>
      {(results) => (
        <>
          <ExamsChoice results={results} />
          {results.exams.length === 0 ? (
            <p>{translate(texts.noExams)}</p>
          ) : (
            <Ranks key={exams ?? ''} batchId={batchId} exams={results.exams} />
          )}
        </>
      )}
    </QueryStates>
  );
}

/** The tests over which the students are ranked; the address names them. */
function ExamsChoice({ results: { exams, offered } }: { readonly results: Results }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number, shortDate } = useFormat();
  const [, change] = useQueryParams();
  const numberOf = new Map(exams.map(({ examId }, at) => [examId, at + 1]));
  const all = [...new Map([...offered, ...exams].map((exam) => [exam.examId, exam])).values()];
  // Its number stands in the head of its column.
  const numbered = (at: number | undefined): string => (at === undefined ? '' : `${number(at)}. `);
  return (
    <MultiSelect
      mb="md"
      searchable
      label={translate(texts.exams)}
      description={translate(texts.examsHelp)}
      maxValues={maxRankedExams}
      data={all.map(({ examId, title, startingDate }) => ({
        value: examId,
        label: `${numbered(numberOf.get(examId))}${inLanguage(title)} (${shortDate(startingDate)})`,
      }))}
      value={exams.map(({ examId }) => examId)}
      onChange={(ids) => change({ exams: ids.length === 0 ? undefined : ids.join(','), page: undefined })}
    />
  );
}

interface RanksProps {
  readonly batchId: string;
  readonly exams: Results['exams'];
}

function Ranks({ batchId, exams }: RanksProps): ReactNode {
  const translate = useText();
  const [params] = useQueryParams();
  const listed = useApiList<typeof readBatchResults>(path, { batchId });
  const chosen = params.get('exams');
  const source = useMemo(
    () => ({
      ...listed,
      fetch: (request: Parameters<typeof listed.fetch>[0], signal?: AbortSignal) =>
        listed.fetch(chosen === null ? request : { ...request, exams: chosen }, signal),
    }),
    [listed, chosen],
  );
  return (
    <DataTable
      name="batch-results"
      title={translate(texts.title)}
      source={useNamedRows(source)}
      columns={useRankColumns(exams)}
      rowName={({ studentName }) => studentName}
      texts={{ empty: translate(texts.empty), notFound: translate(texts.empty) }}
    />
  );
}

function useRankColumns(exams: Results['exams']): readonly DataColumn<NamedRow<RankedMember>>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number: shown } = useFormat();
  const { number, text } = useColumns<NamedRow<RankedMember>>();
  const orDash = (value: number | null): string => (value === null ? '–' : shown(value));
  const scores = exams.map(({ examId, title, totalMarks }, at): DataColumn<NamedRow<RankedMember>> => ({
    id: examId,
    title: `${inLanguage(title)} / ${shown(totalMarks)}`,
    shortTitle: `${translate(texts.test, { n: shown(at + 1) })} / ${shown(totalMarks)}`,
    isNumber: true,
    cell: (member) => orDash(member.scores[at] ?? null),
    exportValue: (member) => member.scores[at] ?? null,
  }));
  return [
    text('student', texts.student, ({ studentName }) => studentName),
    {
      ...number('rank', texts.rank, ({ rank }) => rank ?? 0),
      cell: ({ rank }) => orDash(rank),
      exportValue: ({ rank }) => rank,
    },
    number('sum', texts.sum, ({ sum }) => sum),
    number('taken', texts.taken, ({ taken }) => taken),
    ...scores,
  ];
}
