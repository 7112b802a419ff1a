import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { campaignPaperPublished, campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import { paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import {
  examPaperPublished,
  examPaperWithdrawn,
  examSubmitted,
  keyCorrected,
} from '@pathshala/svc-exams-contract/events';
import { knownKind } from '../papers/index.ts';
import type { RecordPaperUse } from './use-cases/record-paper-use.ts';
import type { markAnswered } from './use-cases/measure-papers.ts';

/** The papers of all kinds, as they are published and withdrawn. */
export function onPaperChanged(record: RecordPaperUse): readonly Subscription[] {
  const recordUse = ({ data }: { readonly data: { readonly paperId: string } }) => record(data.paperId);
  return [
    on(paperPublished, recordUse),
    on(paperWithdrawn, recordUse),
    on(campaignPaperPublished, recordUse),
    on(campaignPaperWithdrawn, recordUse),
    on(examPaperPublished, recordUse),
    on(examPaperWithdrawn, recordUse),
  ];
}

/** The answers to a paper are counted some time after the first of them, and again by a corrected key. */
export function onAnswered(mark: ReturnType<typeof markAnswered>): readonly Subscription[] {
  return [
    on(examSubmitted, ({ data: { examId, examKind, attemptNo } }) =>
      mark({ examId, examKind: knownKind(examKind), attemptNo }),
    ),
    on(keyCorrected, ({ data: { paperId } }) =>
      mark({ examId: paperId, examKind: 'standalone', attemptNo: 1 }),
    ),
  ];
}
