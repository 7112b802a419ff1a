import { examKinds } from '@pathshala/rules/exam-kinds';
import type { readExamActivity } from '@pathshala/svc-exams-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { kindTexts } from '../../../exams/kind-texts.ts';
import { ChoiceButtons } from '../../../reports/choice-buttons.tsx';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import styles from '../../../reports/reports.module.css';
import { type ActivityProps, type ChosenKind, kindsIn } from './activity-counts.ts';
import { HoursOfWeek } from './hours-of-week.tsx';
import { SittingsOverTime } from './sittings-over-time.tsx';
import { texts } from './texts.ts';

/** /boss/reports/activity (ADM-20): when exams are sat. */
export function ActivityReportPage(): ReactNode {
  return <ReportPage report="activity">{(range) => <Activity range={range} />}</ReportPage>;
}

function Activity({ range: { from, to } }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readExamActivity>('/exams/reports/activity', { query: { from, to } });
  return (
    <ReportStates
      range={{ from, to }}
      query={query}
      isEmpty={({ days }) => days.length === 0}
      emptyText={translate(texts.empty)}
    >
      {(report) => <Figures range={{ from, to }} report={report} />}
    </ReportStates>
  );
}

function Figures({ range, report }: Omit<ActivityProps, 'chosen'>): ReactNode {
  const translate = useText();
  const [params, change] = useQueryParams();
  const found = kindsIn(report);
  const kinds = examKinds.filter((kind) => found.has(kind));
  const asked = params.get('kind');
  const chosen: ChosenKind = kinds.find((kind) => kind === asked) ?? 'all';
  return (
    <>
      {kinds.length > 1 && (
        <ChoiceButtons<ChosenKind>
          label={translate(texts.kind)}
          options={[
            { value: 'all', text: translate(texts.allKinds) },
            ...kinds.map((value) => ({ value, text: translate(kindTexts[value]) })),
          ]}
          chosen={chosen}
          onChoose={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
        />
      )}
      <SittingsOverTime range={range} report={report} chosen={chosen} />
      <HoursOfWeek range={range} report={report} chosen={chosen} />
      <p className={styles['note']}>{translate(texts.counted)}</p>
    </>
  );
}
