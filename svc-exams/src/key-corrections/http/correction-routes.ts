import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/key-corrections';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { keyVersionOf, type PaperKey, staffRightsOf } from '../../papers/index.ts';
import type { correctPaperKey } from '../use-cases/correct-paper-key.ts';
import type { listCorrections, ListedCorrections } from '../use-cases/list-corrections.ts';
import type { CorrectionPreview, previewCorrection } from '../use-cases/preview-correction.ts';

interface CorrectionUseCases {
  readonly listCorrections: ReturnType<typeof listCorrections>;
  readonly previewCorrection: ReturnType<typeof previewCorrection>;
  readonly correctPaperKey: ReturnType<typeof correctPaperKey>;
  readonly now: () => number;
}

export function correctionRoutes(useCases: CorrectionUseCases): readonly BoundRoute[] {
  const readerOf = (identity: Identity) => ({ staff: staffRightsOf(identity), now: useCases.now() });
  return [
    handle(contract.listKeyCorrections, async ({ identity, params: { paperId } }) =>
      viewCorrections(paperId, await useCases.listCorrections(paperId, readerOf(identity))),
    ),
    handle(contract.previewKeyCorrection, async ({ identity, params: { paperId }, query }) =>
      viewPreview(await useCases.previewCorrection(paperId, query, readerOf(identity))),
    ),
    handle(contract.correctKey, async ({ identity, params: { paperId }, body }) => {
      const reader = readerOf(identity);
      await useCases.correctPaperKey(paperId, { ...body, ...reader, editor: editorOf(identity) });
      return viewCorrections(paperId, await useCases.listCorrections(paperId, reader));
    }),
  ];
}

function viewCorrections(examId: string, { key, withoutAccept }: ListedCorrections): contract.KeyCorrections {
  const corrections = (key?.corrections ?? []).map((correction, index) => ({
    keyVersion: index + 2,
    questionId: correction.questionId,
    kind: correction.kind,
    before: [...correction.before],
    correct: [...correction.correct],
    reason: correction.reason,
    correctedAt: correction.correctedAt,
    correctedBy: correction.correctedBy,
  }));
  const remark = key === null ? null : remarkOf(key);
  return { examId, keyVersion: keyVersionOf(key), corrections, withoutAccept: [...withoutAccept], remark };
}

function remarkOf({ remark: { state, seen, changed } }: PaperKey) {
  return { state, seen, changed };
}

function viewPreview({ movers, ...counts }: CorrectionPreview): contract.KeyCorrectionPreview {
  return { ...counts, movers: movers.map((mover) => ({ ...mover })) };
}
