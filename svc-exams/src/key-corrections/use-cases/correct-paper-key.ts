import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { keyCorrected } from '@pathshala/svc-exams-contract/events';
import { keyVersionOf, type MadeCorrection, type PaperKey, type PaperKeys } from '../../papers/index.ts';
import { correctionOf, type KeyChange } from '../domain/correction-of.ts';
import type { CorrectionReader, RequirePaper } from './corrected-paper.ts';

interface CorrectPaperKeyDependencies {
  readonly paperKeys: Pick<PaperKeys, 'insert' | 'readAgain' | 'update'>;
  readonly requirePaper: RequirePaper;
}

interface CorrectKeyCommand extends CorrectionReader {
  readonly change: KeyChange;
  readonly reason: string;
  /** The version of the key on which the change is based. */
  readonly keyVersion: number;
  readonly editor: Editor;
}

/** Stores the correction, publishes it and starts the marking of all attempts, in one conditional write. */
export function correctPaperKey({ paperKeys, requirePaper }: CorrectPaperKeyDependencies) {
  return async (paperId: string, command: CorrectKeyCommand): Promise<void> => {
    // The correction starts from the stored key, not from the cached one.
    paperKeys.readAgain(paperId);
    const { head, prepared } = await requirePaper(paperId, command);
    requireKeyVersion(prepared.keyVersion, command);
    const { editor, reason, now } = command;
    const correction: MadeCorrection = {
      ...correctionOf(prepared.paper, command.change),
      reason,
      correctedAt: new Date(now).toISOString(),
      correctedById: editor.id,
      correctedBy: editor.name,
    };
    const remark = { state: 'running', startedAt: now, after: null, seen: 0, changed: 0 } as const;
    const first: PaperKey = { _id: paperId, examKind: head.examKind, corrections: [correction], remark };
    await store(first, correction, command);
    paperKeys.readAgain(paperId);
  };

  async function store(
    first: PaperKey,
    correction: MadeCorrection,
    command: CorrectKeyCommand,
  ): Promise<void> {
    if (command.keyVersion === 1 && (await isInserted(paperKeys.insert(first, eventsOf(first))))) return;
    await paperKeys.update(first._id, (key) => {
      requireKeyVersion(keyVersionOf(key), command);
      const state = { ...key, corrections: [...key.corrections, correction], remark: first.remark };
      return { state, events: eventsOf(state) };
    });
  }
}

function requireKeyVersion(current: number, { keyVersion }: CorrectKeyCommand): void {
  if (current !== keyVersion) throw new DomainError('conflict', 'exams.key-corrected-meanwhile');
}

/** The events of the latest correction. */
function eventsOf(key: PaperKey): readonly PendingEvent[] {
  const latest = key.corrections.at(-1);
  if (latest === undefined) return [];
  const { questionId, kind, before, correct, reason, correctedAt } = latest;
  return [
    pending(keyCorrected, {
      paperId: key._id,
      examKind: key.examKind,
      keyVersion: keyVersionOf(key),
      questionId,
      kind,
      before: [...before],
      correct: [...correct],
      reason,
      correctedAt,
    }),
  ];
}
