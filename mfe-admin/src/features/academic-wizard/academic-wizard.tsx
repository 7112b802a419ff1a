import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { AcademicCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useNavigate } from '@pathshala/web-kit/router';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../texts.ts';
import { DetailsStep } from './details/details-step.tsx';
import { emptyCourse } from './draft/course-draft.ts';
import { SubjectsStep } from './subjects/subjects-step.tsx';
import { useCourseForm } from './use-course-form.ts';
import { WizardActions } from './wizard-actions.tsx';
import { WizardContext } from './wizard-context.ts';
import { WizardSteps } from './wizard-steps.tsx';
import { texts } from './texts.ts';

const listPath = '/boss/course-management/academic-courses';

interface AcademicWizardProps {
  /** Absent for a new course. */
  readonly course?: SavedCourse;
}

/** The academic wizard (ADM-03): details, then subjects with their units. */
export function AcademicWizard({ course }: AcademicWizardProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const form = useCourseForm(course, () => void navigate(listPath));
  const { step } = useStore(form.location);
  const reset = () => {
    form.draft.restart(emptyCourse());
    void navigate('/boss/create-academiccourse');
  };
  return (
    <AdminPage
      title={
        course
          ? translate(sharedTexts.wizardEditTitle, { name: inLanguage(course.title) })
          : translate(texts.new)
      }
      breadcrumbs={[{ text: translate(sharedTexts.academicListTitle), to: listPath }]}
      {...(course && {
        actions: (
          <LinkButton to={`/courses/academic/${course._id}`}>
            {translate(sharedTexts.academicListView)}
          </LinkButton>
        ),
      })}
    >
      <WizardContext value={form}>
        <UploadContext value={usePictureUpload('/courses/files')}>
          <AdminForm form={form} submitsOnEnter={false} before={<WizardSteps />}>
            {step === 'details' ? <DetailsStep storedStatus={course?.status} /> : <SubjectsStep />}
            <WizardActions isEditing={course !== undefined} onReset={reset} />
          </AdminForm>
        </UploadContext>
      </WizardContext>
    </AdminPage>
  );
}
