import type { changeStudent, readOwnStudent } from '@pathshala/svc-auth-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useQueryClient } from '@pathshala/web-kit/query';
import type { InputOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { refreshSession } from '@pathshala/web-kit/start-session';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { Student } from '../profile-types.ts';
import { texts } from '../texts.ts';
import { changedValues, type SectionName, sectionOf, type SectionValues } from './section-fields.ts';

type Change = NonNullable<InputOf<typeof changeStudent>['body']>;
const ownStudent: (typeof readOwnStudent)['path'] = '/students/student';

interface SectionSave {
  readonly save: (values: SectionValues) => void;
  readonly isSaving: boolean;
  readonly error: ApiError | null;
  readonly reset: () => void;
}

/** Sends the fields that were changed, and shows the answer wherever the record is shown. */
export function useSectionSave(student: Student, section: SectionName, onSaved: () => void): SectionSave {
  const translate = useText();
  const { api, session, toast } = useServices();
  const queryClient = useQueryClient();
  const mutation = useApiMutation<typeof changeStudent>('patch', '/students/student/update/{id}', {
    onSuccess: (changed) => {
      queryClient.setQueryData([ownStudent, {}], changed);
      toast.success(translate(texts.saved));
      // The account is shown with the names of the profile.
      if (section === 'personalInfo') void refreshSession({ api, session });
      onSaved();
    },
  });
  return {
    isSaving: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    save: (values) => {
      const changed = changedValues(section, sectionOf(student, section), values);
      if (changed === undefined) return onSaved();
      // The form was checked by the contract's schema, which is what gives these values their type.
      const body = { [section]: changed } as Change;
      mutation.mutate({ params: { id: student._id }, body });
    },
  };
}
