import { examKinds } from '@pathshala/rules/exam-kinds';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { kindTexts } from '../../../exams/kind-texts.ts';
import { inPeriods, type Period } from '../../../reports/periods.ts';
import { PeriodsFigure } from '../../../reports/periods-figure.tsx';
import { sumOf } from '../../../reports/sum-of.ts';
import { useCountColumns } from '../../../reports/use-count-columns.ts';
import { type ActivityProps, type ChosenKind, countOf, kindsIn } from './activity-counts.ts';
import { texts } from './texts.ts';

type Row = Period<ActivityProps['report']['days'][number]>;

/** If there are more kinds, their columns are in the files only: each kind can be chosen above. */
const shownKinds = 3;

/** Shows how many sittings were submitted in each period. */
export function SittingsOverTime({ range, report, chosen }: ActivityProps): ReactNode {
  const translate = useText();
  const rows = inPeriods(range, report.days);
  const found = kindsIn(report);
  const kinds = examKinds.filter((kind) => found.has(kind) && (chosen === 'all' || kind === chosen));
  const valueOf = ({ days }: Row, kind: ChosenKind): number => sumOf(days, (day) => countOf(day.kinds, kind));
  const sittings = translate(texts.sittings);
  const ofKinds = useCountColumns<Row>(
    (kinds.length > 1 ? kinds : []).map((kind) => ({
      id: kind,
      title: translate(kindTexts[kind]),
      valueOf: (row: Row) => valueOf(row, kind),
    })),
  );
  const columns = [
    ...useCountColumns<Row>([{ id: 'count', title: sittings, valueOf: (row) => valueOf(row, chosen) }]),
    ...(kinds.length <= shownKinds ? ofKinds : ofKinds.map(({ cell: _cell, ...inFiles }) => inFiles)),
  ];
  return (
    <PeriodsFigure<Row>
      title={translate(texts.overTime)}
      name="sittings"
      range={range}
      rows={rows}
      columns={columns}
      barTitle={sittings}
      emptyText={translate(texts.emptyKind)}
      valueOf={(row) => valueOf(row, chosen)}
      height={280}
    />
  );
}
