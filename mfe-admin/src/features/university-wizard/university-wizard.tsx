import { useHalf } from '@pathshala/web-kit/bilingual';
import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog/contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useNavigate } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useRef, useState } from 'react';
import { DeleteCourse } from '../../courses/delete-course.tsx';
import { useTexts } from '../../texts.ts';
import { emptyCourse } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { fingerprint } from './draft/fingerprint.ts';
import { ErrorSummary } from './error-summary.tsx';
import { useWizardState, WizardContext } from './fields/wizard-context.ts';
import { UniversityStep } from './university/university-step.tsx';
import { UnitsStep } from './units/units-step.tsx';
import { useSaveCourse } from './use-save-course.ts';
import { useSteps } from './use-steps.ts';
import { useWantedPlace } from './use-wanted-place.ts';
import { useWizardDraft, type WizardDraft } from './use-wizard-draft.ts';
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
  const draft = useWizardDraft({
    userId: user?._id ?? 'nobody',
    courseId: course?._id ?? 'new',
    initial: () => (course ? draftOf(course) : emptyCourse()),
    source: fingerprint(course),
  });
  return (
    <WizardContext value={draft.wizard}>
      <Wizard draft={draft} {...(course && { course })} />
    </WizardContext>
  );
}

function Wizard({ course, draft }: UniversityWizardProps & { readonly draft: WizardDraft }): ReactNode {
  const say = useTexts();
  const half = useHalf();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const { step } = useWizardState();
  const { goTo } = useSteps();
  useWantedPlace(root);
  const leave = () => {
    draft.forget();
    navigate(listPath);
  };
  const { save, isSaving, error } = useSaveCourse(draft.wizard, { id: course?._id, onSaved: leave });
  const reset = () => {
    draft.restart(emptyCourse());
    if (course) draft.forget();
    navigate('/boss/create-university');
  };
  return (
    <Page title={course ? say('wizard.editTitle', { name: half(course.name) }) : say('wizard.newTitle')}>
      <div ref={root}>
        <WizardSteps step={step} onStep={goTo} />
        <KeptNotice draft={draft} {...(course && { course })} />
        <ErrorSummary message={error?.message} />
        {step === 'university' && <UniversityStep />}
        {step === 'units' && <UnitsStep isEditing={course !== undefined} />}
        {step === 'years' && <YearsStep />}
        <WizardActions
          step={step}
          isEditing={course !== undefined}
          isSaving={isSaving}
          onStep={goTo}
          onSave={save}
          onReset={reset}
        >
          {course && <DeleteButton course={course} onDeleted={leave} />}
        </WizardActions>
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

/** Says that a draft is shown, whether the stored course has changed since, and whether the browser keeps it at all. */
function KeptNotice({ draft, course }: UniversityWizardProps & { readonly draft: WizardDraft }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { kept, isKeeping, restart } = draft;
  if (!isKeeping) {
    return (
      <Notice tone="attention" isLive>
        <p>{say('wizard.notKept')}</p>
      </Notice>
    );
  }
  if (!kept) return null;
  const isOvertaken = kept.source !== fingerprint(course);
  return (
    <Notice tone={isOvertaken ? 'attention' : 'neutral'}>
      <p>{say('wizard.kept', { time: format.dateTime(kept.keptAt) })}</p>
      {isOvertaken && <p>{say('wizard.overtaken')}</p>}
      {course && (
        <Button size="small" onClick={() => restart(draftOf(course))}>
          {say('wizard.showStored')}
        </Button>
      )}
    </Notice>
  );
}
