import { type Difference, differencesOf } from '@pathshala/admin-kit/draft/differences-of';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { EditConflict } from '@pathshala/admin-kit/parts/edit-conflict';
import type { ReactNode } from 'react';
import { type ExamDraft, examDraftOf } from '../draft/exam-draft.ts';
import type { CampaignForAdmin } from '../exam-types.ts';
import { pathLabels } from '../path-labels.ts';
import { type ExamTextKey, useExamTexts } from '../texts.ts';
import type { SaveExam } from './use-save-exam.ts';

export interface ExamConflictProps extends Pick<SaveExam, 'isSaving' | 'keepMine' | 'cancel'> {
  readonly mine: ExamDraft;
  readonly theirs: CampaignForAdmin;
  readonly onTakeTheirs: (campaign: CampaignForAdmin) => void;
}

/** Compares the draft with the version that somebody else saved. */
export function ExamConflict({ mine, theirs, onTakeTheirs, ...saving }: ExamConflictProps): ReactNode {
  return (
    <EditConflict
      isOpen
      changedBy={theirs.changedBy}
      changedAt={theirs.changedAt}
      differences={useDifferences(mine, examDraftOf(theirs.exam))}
      isBusy={saving.isSaving}
      onKeepMine={saving.keepMine}
      onTakeTheirs={() => {
        saving.cancel();
        onTakeTheirs(theirs);
      }}
      onClose={saving.cancel}
    />
  );
}

const fields: Readonly<Record<string, ExamTextKey>> = {
  mandatory: 'place.mandatory',
  points: 'place.points',
  explanation: 'paper.explanation',
  isCorrect: 'paper.correct',
  text: 'place.option',
};

function useDifferences(mine: ExamDraft, stored: ExamDraft): readonly Difference[] {
  const translate = useExamTexts();
  const fieldOf = (path: Path): readonly string[] => {
    if (!path.startsWith('subjects.')) return [];
    const field = fields[path.slice(path.lastIndexOf('.') + 1)];
    const option = /\.options\.(\d+)/u.exec(path)?.[1];
    const letter = option === undefined ? [] : [String.fromCodePoint(65 + Number(option))];
    return [...letter, ...(field ? [translate(field)] : [])];
  };
  return differencesOf(mine, stored, {
    labelOf: (path, side) =>
      [...pathLabels(side === 'mine' ? mine : stored, path, translate), ...fieldOf(path)].join(' › '),
  });
}
