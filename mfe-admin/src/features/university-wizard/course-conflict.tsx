import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog/contract/http';
import { differencesOf } from '@pathshala/web-kit/draft/differences-of';
import { EditConflict } from '@pathshala/web-kit/parts/edit-conflict';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { draftOf } from './draft/course-form.ts';
import { useWizard } from './fields/wizard-context.ts';
import { nameOfField } from './name-of-field.ts';
import { namesOfPlace } from './names-of-place.ts';

export interface CourseConflictProps {
  readonly theirs: SavedCourse;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** What is typed beside what somebody else has saved, place by place. */
export function CourseConflict({ theirs, isSaving, ...actions }: CourseConflictProps): ReactNode {
  const say = useTexts();
  const mine = useWizard().get().values;
  const stored = draftOf(theirs);
  const differences = differencesOf(mine, stored, {
    labelOf: (path, side) =>
      [...namesOfPlace(side === 'mine' ? mine : stored, path, say), ...nameOfField(path, say)].join(' › '),
  });
  return (
    <EditConflict
      isOpen
      changedBy={theirs.changedBy}
      changedAt={theirs.changedAt}
      differences={differences}
      isBusy={isSaving}
      {...actions}
    />
  );
}
