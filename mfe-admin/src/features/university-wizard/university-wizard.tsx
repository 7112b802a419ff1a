import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';
import { DraftContext } from '@pathshala/admin-kit/draft/draft-context';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { type PersistedDraft, usePersistedDraft } from '@pathshala/admin-kit/draft/use-persisted-draft';
import { useFocusTarget } from '@pathshala/admin-kit/draft/use-focus-target';
import { ErrorSummary } from '@pathshala/admin-kit/draft-fields/error-summary';
import { DraftNotice } from '@pathshala/admin-kit/draft-fields/draft-notice';
import { Button } from '@pathshala/web-kit/parts/button';
import { Page } from '@pathshala/web-kit/parts/page';
import { useNavigate } from '@pathshala/web-kit/router';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useRef, useState } from 'react';
import { DeleteCourse } from '../../courses/delete-course.tsx';
import { useTexts } from '../../texts.ts';
import { type CourseDraft, emptyCourse } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { courseDraftStorage } from './draft/course-draft-storage.ts';
import { versionTagOf, revisionOf } from './draft/revision.ts';
import type { FormLocation } from './draft/location-of.ts';
import { createWizardStore } from './draft/wizard-store.ts';
import { CourseConflict } from './course-conflict.tsx';
import { useWizardPart, WizardContext } from './fields/wizard-context.ts';
import { pathLabels } from './path-labels.ts';
import { UniversityStep } from './university/university-step.tsx';
import { UnitsStep } from './units/units-step.tsx';
import { useSaveCourse } from './use-save-course.ts';
import { useStoredVersion } from './use-stored-version.ts';
import { useSteps } from './use-steps.ts';
import { WizardActions } from './wizard-actions.tsx';
import { WizardSteps } from './wizard-steps.tsx';
import { YearsStep } from './years/years-step.tsx';

const listPath = '/boss/course-management/university-courses';

export interface UniversityWizardProps {
  /** Absent for a new course. */
  readonly course?: SavedCourse;
}

/** The university wizard (ADM-02): University, Units, Years. */
export function UniversityWizard({ course }: UniversityWizardProps): ReactNode {
  const user = useUser();
  const persisted = usePersistedDraft({
    storage: () => courseDraftStorage(user?._id ?? 'nobody', course?._id ?? 'new'),
    create: (restored) =>
      createWizardStore(restored?.values ?? (course ? draftOf(course) : emptyCourse()), restored?.location),
    source: versionTagOf(course),
  });
  return (
    <WizardContext value={persisted.draft}>
      <DraftContext value={persisted.draft}>
        <Wizard persisted={persisted} {...(course && { course })} />
      </DraftContext>
    </WizardContext>
  );
}

interface WizardProps extends UniversityWizardProps {
  readonly persisted: PersistedDraft<CourseDraft, FormLocation>;
}

function Wizard({ course, persisted }: WizardProps): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const step = useWizardPart(({ location }) => location.step);
  const { goTo } = useSteps();
  useFocusTarget(root);
  const leave = () => {
    persisted.discard();
    void navigate(listPath);
  };
  const stored = useStoredVersion(course?._id);
  const saving = useSaveCourse(persisted.draft, {
    id: course?._id,
    onSaved: leave,
    onConflict: stored.fetch,
  });
  const reset = () => {
    persisted.restart(emptyCourse());
    if (course) persisted.discard();
    void navigate('/boss/create-university');
  };
  const labelsOf = (path: Path) => pathLabels(persisted.draft.get().values, path, translate);
  return (
    <Page
      title={
        course ? translate('wizard.editTitle', { name: half(course.name) }) : translate('wizard.newTitle')
      }
    >
      <div ref={root}>
        <WizardSteps step={step} onStep={goTo} />
        <CourseDraftNotice persisted={persisted} {...(course && { course })} />
        <ErrorSummary message={saving.error?.message} labelsOf={labelsOf} />
        {step === 'university' && <UniversityStep />}
        {step === 'units' && <UnitsStep isEditing={course !== undefined} />}
        {step === 'years' && <YearsStep />}
        <WizardActions
          step={step}
          isEditing={course !== undefined}
          isSaving={saving.isSaving}
          onStep={goTo}
          onSave={() => saving.save(revisionOf(persisted.base))}
          onReset={reset}
        >
          {course && <DeleteButton course={course} onDeleted={leave} />}
        </WizardActions>
        <CourseConflict persisted={persisted} stored={stored} saving={saving} />
      </div>
    </Page>
  );
}

function DeleteButton({ course, onDeleted }: { course: SavedCourse; onDeleted: () => void }): ReactNode {
  const translate = useTexts();
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        {translate('list.delete')}
      </Button>
      {isAsking && <DeleteCourse course={course} onClose={() => ask(false)} onDeleted={onDeleted} />}
    </>
  );
}

function CourseDraftNotice({ persisted, course }: WizardProps): ReactNode {
  const translate = useTexts();
  const isOutdated = persisted.restored !== undefined && persisted.base !== versionTagOf(course);
  return (
    <DraftNotice
      restored={persisted.restored}
      isPersisted={persisted.isPersisted}
      outdated={isOutdated ? translate('wizard.outdated') : undefined}
      discard={
        course && { text: translate('wizard.showStored'), act: () => persisted.restart(draftOf(course)) }
      }
    />
  );
}
