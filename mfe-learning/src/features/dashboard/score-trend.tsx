import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { TrendPoint } from '../../continue/dashboard-types.ts';
import { ScoreChart } from './score-chart.tsx';
import styles from './score-trend.module.css';
import { texts } from './texts.ts';

/** The limit is the number of points that a phone can show apart. */
const maxPoints = 12;

/** The scores over time, for each kind of exam: a chart, and its numbers in a table that opens below. */
export function ScoreTrend({ points }: { readonly points: readonly TrendPoint[] }): ReactNode {
  const short = useText();
  const [wanted, setWanted] = useState<string>();
  const kinds = kindsOf(points);
  const kind = kinds.find((one) => one === wanted) ?? kinds[0];
  if (kind === undefined) return null;
  const shown = points.filter(({ examKind }) => examKind === kind).slice(-maxPoints);
  return (
    <section>
      <h2>{short(texts.trend)}</h2>
      {kinds.length > 1 && (
        <ChoiceBar
          label={short(texts.kind)}
          choices={kinds.map((value) => ({ value, text: short(kindText(value)) }))}
          value={kind}
          onChange={setWanted}
        />
      )}
      <ScoreChart points={shown} />
      <details className={styles['numbers']}>
        <summary>{short(texts.chartNumbers)}</summary>
        <TrendTable points={shown} />
      </details>
    </section>
  );
}

/** The kinds with two scores at least, that of the latest first. One score is no trend. */
function kindsOf(points: readonly TrendPoint[]): readonly string[] {
  const kinds = [...new Set(points.toReversed().map(({ examKind }) => examKind))];
  return kinds.filter((kind) => points.filter(({ examKind }) => examKind === kind).length > 1);
}

function kindText(kind: string) {
  if (kind === 'past-year') return texts.pastYear;
  return kind === 'campaign' ? commonTexts.examCampaigns : texts.otherKind;
}

function TrendTable({ points }: { readonly points: readonly TrendPoint[] }): ReactNode {
  const short = useText();
  const format = useFormat();
  const lost = (point: TrendPoint): ReactNode =>
    point.lostPercent === null ? '–' : format.percent(point.lostPercent);
  const columns: readonly Column<TrendPoint>[] = [
    { id: 'exam', title: short(commonTexts.exam), cell: titleOf },
    {
      id: 'score',
      title: short(commonTexts.score),
      isNumber: true,
      cell: ({ percent }) => format.percent(percent),
    },
    { id: 'lost', title: short(texts.columnLost), isNumber: true, cell: lost },
  ];
  return (
    <div className={styles['table']}>
      <Table
        caption={short(texts.trend)}
        columns={columns}
        rows={points.toReversed()}
        keyOf={({ dateTaken }) => dateTaken}
      />
    </div>
  );
}

function titleOf(point: TrendPoint): ReactNode {
  return <ExamTitle point={point} />;
}

function ExamTitle({ point }: { readonly point: TrendPoint }): ReactNode {
  const inLanguage = useBilingual();
  const format = useFormat();
  return (
    <>
      {format.digits(inLanguage(point.title))}
      <p className={styles['date']}>{format.shortDateTime(point.dateTaken)}</p>
    </>
  );
}
