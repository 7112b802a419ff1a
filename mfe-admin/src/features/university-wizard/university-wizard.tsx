import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';
import { useNavigate } from '@pathshala/web-kit/router';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { DeleteCourse } from '../../courses/delete-course.tsx';
import { sharedTexts } from '../../texts.ts';
import { emptyCourse } from './draft/course-draft.ts';
import { UniversityStep } from './university/university-step.tsx';
import { UnitsStep } from './units/units-step.tsx';
import { useCourseForm } from './use-course-form.tsx';
import { WizardActions } from './wizard-actions.tsx';
import { useWizard, WizardContext } from './wizard-context.ts';
import { WizardSteps } from './wizard-steps.tsx';
import { YearsStep } from './years/years-step.tsx';
import { texts } from './texts.ts';

const listPath = '/boss/course-management/university-courses';

interface UniversityWizardProps {
  /** Absent for a new course. */
  readonly course?: SavedCourse;
}

/** The university wizard (ADM-02): University, Units, Years. */
export function UniversityWizard({ course }: UniversityWizardProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const leave = () => void navigate(listPath);
  const form = useCourseForm(course, leave);
  const reset = () => {
    form.draft.restart(emptyCourse());
    void navigate('/boss/create-university');
  };
  return (
    <AdminPage
      title={
        course
          ? translate(sharedTexts.wizardEditTitle, { name: inLanguage(course.name) })
          : translate(texts.newTitle)
      }
      breadcrumbs={[{ text: translate(sharedTexts.universitiesTitle), to: listPath }]}
    >
      <WizardContext value={form}>
        <UploadContext value={usePictureUpload('/courses/files')}>
          <AdminForm form={form} submitsOnEnter={false} before={<WizardSteps />}>
            <CurrentStep isEditing={course !== undefined} />
            <WizardActions isEditing={course !== undefined} onReset={reset}>
              {course && <DeleteButton course={course} onDeleted={leave} />}
            </WizardActions>
          </AdminForm>
        </UploadContext>
      </WizardContext>
    </AdminPage>
  );
}

function CurrentStep({ isEditing }: { readonly isEditing: boolean }): ReactNode {
  const { step } = useStore(useWizard().location);
  if (step === 'university') return <UniversityStep />;
  return step === 'units' ? <UnitsStep isEditing={isEditing} /> : <YearsStep />;
}

function DeleteButton({ course, onDeleted }: { course: SavedCourse; onDeleted: () => void }): ReactNode {
  const translate = useText();
  const { draft } = useWizard();
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => ask(true)}>
        {translate(sharedTexts.listDelete)}
      </Button>
      {isAsking && (
        <DeleteCourse
          course={course}
          onClose={() => ask(false)}
          onDeleted={() => {
            draft.restart();
            onDeleted();
          }}
        />
      )}
    </>
  );
}
