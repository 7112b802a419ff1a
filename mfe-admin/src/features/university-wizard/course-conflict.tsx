import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';
import { type Difference, differencesOf } from '@pathshala/admin-kit/draft/differences-of';
import type { PersistedDraft } from '@pathshala/admin-kit/draft/use-persisted-draft';
import { EditConflict } from '@pathshala/admin-kit/parts/edit-conflict';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { versionTagOf } from './draft/revision.ts';
import type { FormLocation } from './draft/location-of.ts';
import { fieldLabels } from './field-labels.ts';
import { pathLabels } from './path-labels.ts';
import type { SaveCourse } from './use-save-course.ts';
import type { StoredVersion } from './use-stored-version.ts';

export interface CourseConflictProps {
  readonly saving: SaveCourse;
  readonly persisted: PersistedDraft<CourseDraft, FormLocation>;
  readonly stored: StoredVersion;
}

/** Compares the draft with the version that somebody else saved; nothing if there is none. */
export function CourseConflict({ persisted, stored, saving }: CourseConflictProps): ReactNode {
  const differences = useDifferences(persisted.draft.get().values, stored.theirs);
  const { theirs, close } = stored;
  if (!theirs) return null;
  return (
    <EditConflict
      isOpen
      changedBy={theirs.changedBy}
      changedAt={theirs.changedAt}
      differences={differences}
      isBusy={saving.isSaving}
      onClose={close}
      onKeepMine={() => {
        close();
        saving.save(theirs.rev);
      }}
      onTakeTheirs={() => {
        close();
        saving.forgetError();
        persisted.restart(draftOf(theirs), versionTagOf(theirs));
      }}
    />
  );
}

function useDifferences(mine: CourseDraft, theirs: SavedCourse | undefined): readonly Difference[] {
  const translate = useTexts();
  if (!theirs) return [];
  const stored = draftOf(theirs);
  return differencesOf(mine, stored, {
    labelOf: (path, side) => {
      const values = side === 'mine' ? mine : stored;
      return [...pathLabels(values, path, translate), ...fieldLabels(path, translate)].join(' › ');
    },
  });
}
