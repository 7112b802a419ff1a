import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';
import { DraftContext } from '@pathshala/admin-kit/draft/draft-context';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { type KeptDraft, useKeptDraft } from '@pathshala/admin-kit/draft/use-kept-draft';
import { useWantedPlace } from '@pathshala/admin-kit/draft/use-wanted-place';
import { ErrorSummary } from '@pathshala/admin-kit/draft-fields/error-summary';
import { KeptNotice } from '@pathshala/admin-kit/draft-fields/kept-notice';
import { Button } from '@pathshala/web-kit/parts/button';
import { Page } from '@pathshala/web-kit/parts/page';
import { useNavigate } from '@pathshala/web-kit/router';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useRef, useState } from 'react';
import { DeleteCourse } from '../../courses/delete-course.tsx';
import { useTexts } from '../../texts.ts';
import { type CourseDraft, emptyCourse } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { courseShelf } from './draft/kept-draft.ts';
import { markOf, revisionOf } from './draft/revision.ts';
import type { Where } from './draft/where-of.ts';
import { createWizardStore } from './draft/wizard-store.ts';
import { CourseConflict } from './course-conflict.tsx';
import { useWizardPart, WizardContext } from './fields/wizard-context.ts';
import { namesOfPlace } from './names-of-place.ts';
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
  /** None: a new course. */
  readonly course?: SavedCourse;
}

/** The university wizard (ADM-02): University, Units, Years. */
export function UniversityWizard({ course }: UniversityWizardProps): ReactNode {
  const user = useUser();
  const kept = useKeptDraft({
    shelf: () => courseShelf(user?._id ?? 'nobody', course?._id ?? 'new'),
    create: (kept) =>
      createWizardStore(kept?.values ?? (course ? draftOf(course) : emptyCourse()), kept?.where),
    source: markOf(course),
  });
  return (
    <WizardContext value={kept.draft}>
      <DraftContext value={kept.draft}>
        <Wizard kept={kept} {...(course && { course })} />
      </DraftContext>
    </WizardContext>
  );
}

interface WizardProps extends UniversityWizardProps {
  readonly kept: KeptDraft<CourseDraft, Where>;
}

function Wizard({ course, kept }: WizardProps): ReactNode {
  const say = useTexts();
  const half = useBilingual();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const step = useWizardPart(({ where }) => where.step);
  const { goTo } = useSteps();
  useWantedPlace(root);
  const leave = () => {
    kept.forget();
    void navigate(listPath);
  };
  const stored = useStoredVersion(course?._id);
  const saving = useSaveCourse(kept.draft, {
    id: course?._id,
    onSaved: leave,
    onConflict: stored.fetch,
  });
  const reset = () => {
    kept.restart(emptyCourse());
    if (course) kept.forget();
    void navigate('/boss/create-university');
  };
  const namesOf = (path: Path) => namesOfPlace(kept.draft.get().values, path, say);
  return (
    <Page title={course ? say('wizard.editTitle', { name: half(course.name) }) : say('wizard.newTitle')}>
      <div ref={root}>
        <WizardSteps step={step} onStep={goTo} />
        <DraftNotice kept={kept} {...(course && { course })} />
        <ErrorSummary message={saving.error?.message} namesOf={namesOf} />
        {step === 'university' && <UniversityStep />}
        {step === 'units' && <UnitsStep isEditing={course !== undefined} />}
        {step === 'years' && <YearsStep />}
        <WizardActions
          step={step}
          isEditing={course !== undefined}
          isSaving={saving.isSaving}
          onStep={goTo}
          onSave={() => saving.save(revisionOf(kept.base))}
          onReset={reset}
        >
          {course && <DeleteButton course={course} onDeleted={leave} />}
        </WizardActions>
        <CourseConflict kept={kept} stored={stored} saving={saving} />
      </div>
    </Page>
  );
}

function DeleteButton({ course, onDeleted }: { course: SavedCourse; onDeleted: () => void }): ReactNode {
  const say = useTexts();
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        {say('list.delete')}
      </Button>
      {isAsking && <DeleteCourse course={course} onClose={() => ask(false)} onDeleted={onDeleted} />}
    </>
  );
}

function DraftNotice({ kept, course }: WizardProps): ReactNode {
  const say = useTexts();
  const isOvertaken = kept.kept !== undefined && kept.base !== markOf(course);
  return (
    <KeptNotice
      kept={kept.kept}
      isKeeping={kept.isKeeping}
      overtaken={isOvertaken ? say('wizard.overtaken') : undefined}
      discard={course && { text: say('wizard.showStored'), act: () => kept.restart(draftOf(course)) }}
    />
  );
}
