import type * as contract from '@pathshala/svc-exams-contract/reports';
import { knownKind } from '../../papers/index.ts';
import type { CountedExam } from '../use-cases/list-reported-exams.ts';
import type { Activity, KindCounts } from '../use-cases/read-activity.ts';
import type { ExamReport } from '../use-cases/read-exam-report.ts';

export function viewReportedExam({ head, sittings, mean }: CountedExam): contract.ExamInReport {
  const { paperId: examId, title, examKind, totalMarks } = head;
  return { examId, title, examKind, totalMarks, sittings, meanScore: mean };
}

export function viewExamReport({ asOf, head, summary, bands, passing }: ExamReport): contract.ExamReport {
  const { mean = 0, sittings = 0 } = summary ?? {};
  return {
    ...viewReportedExam({ head, sittings, mean }),
    asOf,
    scores: summary === null ? null : scoresOf(summary),
    bands: bands.map((band) => ({ ...band })),
    passing,
  };
}

function scoresOf({ mean, median, highest, lowest }: NonNullable<ExamReport['summary']>) {
  return { mean, median, highest, lowest };
}

export function viewActivity({ asOf, days, hours }: Activity): contract.ExamActivity {
  return {
    asOf,
    days: days.map(({ day, kinds }) => ({ day, kinds: viewKinds(kinds) })),
    hours: hours.map(({ kinds, ...hour }) => ({ ...hour, kinds: viewKinds(kinds) })),
  };
}

function viewKinds(kinds: KindCounts) {
  return [...kinds].map(([examKind, count]) => ({ examKind: knownKind(examKind), count }));
}
