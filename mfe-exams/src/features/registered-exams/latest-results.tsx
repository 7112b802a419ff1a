import type { listResults, ResultSummary } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Table } from '@pathshala/web-kit/parts/table';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

const shownLimit = 5;
/** Practices are left out, so more are asked for. */
const asked = 20;

/** The newest results of exams; nothing until there is one. */
export function LatestResults({ studentId }: { readonly studentId: string }): ReactNode {
  const text = useText();
  const format = useFormat();
  const { data } = useApiQuery<typeof listResults>('/exams/results', {
    query: { studentId, pageSize: asked },
  });
  const rows = (data?.items ?? []).filter(({ examKind }) => examKind !== 'practice').slice(0, shownLimit);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{text(texts.latest)}</h2>
      <Table
        caption={text(texts.latest)}
        onPhone="cards"
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'exam',
            title: text(commonTexts.exams),
            cell: linkOf,
          },
          {
            id: 'date',
            title: text(sharedTexts.resultTaken),
            cell: ({ dateTaken }) => format.shortDate(dateTaken),
          },
          { id: 'score', title: text(commonTexts.marks), isNumber: true, cell: scoreOf },
        ]}
      />
    </section>
  );
}

function linkOf(result: ResultSummary): ReactNode {
  return <ResultLink result={result} />;
}

function ResultLink({ result: { _id, title } }: { readonly result: ResultSummary }): ReactNode {
  const named = useNamed();
  return <Link to={`/exams/results/${_id}`}>{named(title)}</Link>;
}

function scoreOf(result: ResultSummary): ReactNode {
  return <Score result={result} />;
}

function Score({ result }: { readonly result: ResultSummary }): string {
  const text = useText();
  const format = useFormat();
  const { score, totalMarks: total, scoreVisibleFrom } = result;
  if (score !== null) return text(commonTexts.scoreOfTotal, { score, total });
  if (scoreVisibleFrom === null) return text(commonTexts.toBeDetermined);
  return text(texts.hidden, { time: format.shortDateTime(scoreVisibleFrom) });
}
