import { useValidationMessages } from '@pathshala/admin-kit/draft/use-validation-messages';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { createAdmissionCourse, replaceAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { staleCourses } from '../../courses/delete-course.tsx';
import { useTexts } from '../../texts.ts';
import { checkCourse } from './draft/check-course.ts';
import { formOf } from './draft/course-form.ts';
import type { WizardStore } from './draft/wizard-store.ts';

export interface SaveCourse {
  readonly isSaving: boolean;
  readonly error: ApiError | null;
  /** Saves over this revision of the course. */
  readonly save: (rev: number) => void;
  /** Clears the error of the last save. */
  readonly forgetError: () => void;
}

export interface SaveOptions {
  /** undefined: the course is new. */
  readonly id: string | undefined;
  readonly onSaved: () => void;
  /** Somebody else has saved since that revision. */
  readonly onConflict: () => void;
}

/** Creates the course, or replaces the one with this id. The server's errors are shown at their fields. */
export function useSaveCourse(wizard: WizardStore, { id, onSaved, onConflict }: SaveOptions): SaveCourse {
  const translate = useTexts();
  const toMessages = useValidationMessages(translate);
  const half = useBilingual();
  const { toast } = useServices();
  const options = {
    invalidates: staleCourses,
    onSuccess: ({ name }: { readonly name: string }) => {
      toast.success(translate('wizard.saved', { name: half(name) }));
      onSaved();
    },
    onError: (error: ApiError) => {
      wizard.setErrors(error.fields);
      if (error.code.startsWith('common.edited-meanwhile')) onConflict();
    },
  };
  const create = useApiMutation<typeof createAdmissionCourse>(
    'post',
    '/admissioncourse/universities',
    options,
  );
  const replace = useApiMutation<typeof replaceAdmissionCourse>(
    'put',
    '/admissioncourse/universities/{id}',
    options,
  );
  const { isPending: isSaving, error, reset } = id === undefined ? create : replace;
  return {
    isSaving,
    error,
    forgetError: reset,
    save: (rev) => {
      const { values } = wizard.get();
      const problems = checkCourse(values);
      reset();
      wizard.setErrors(toMessages(problems));
      if (problems.length > 0) return;
      if (id === undefined) create.mutate({ body: formOf(values) });
      else replace.mutate({ params: { id }, body: { ...formOf(values), rev } });
    },
  };
}
