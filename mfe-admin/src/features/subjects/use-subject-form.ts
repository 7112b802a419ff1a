import { emptyValues } from '@pathshala/admin-kit/forms/record-fields';
import { courseSubjectInput } from '@pathshala/svc-catalog-contract/course';
import type {
  createSubject,
  readSubject,
  replaceSubject,
  SubjectItem,
} from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { usePartForm } from '../../course-tree/use-part-form.ts';
import { subjectFields } from '../../resources/subject.fields.ts';

const schema = courseSubjectInput.superRefine(requiredTexts({ SubjectTitle: 'subjects.nameRequired' }));

/** A stored subject, or the course that gets a new one. */
export type SubjectToSave = SubjectItem | { readonly courseId: string; readonly _id?: undefined };

export function useSubjectForm(subject: SubjectToSave, onSaved: () => void) {
  const { api } = useServices();
  return usePartForm({
    kind: 'subject',
    parentId: subject.courseId,
    fields: subjectFields,
    schema,
    stored: subject._id === undefined ? undefined : subject,
    empty: emptyValues(subjectFields),
    valuesOf: ({ subjectName, subjectDescription }) => ({
      SubjectTitle: subjectName,
      SubjectSummary: subjectDescription,
    }),
    read: (id) => api.call<typeof readSubject>('get', '/courses/subjects/{id}', { params: { id } }),
    create: (body): Promise<{ readonly subjectName: string }> =>
      api.call<typeof createSubject>('post', '/courses/{id}/createsubject', {
        params: { id: subject.courseId },
        body,
      }),
    createFailed: 'subjects.createFailed',
    replace: ({ _id: id }, { SubjectTitle: subjectName, SubjectSummary: subjectDescription }, edit) =>
      api.call<typeof replaceSubject>('put', '/courses/subjects/{id}', {
        params: { id },
        body: { subjectName, subjectDescription, ...edit },
      }),
    nameOf: ({ subjectName }) => subjectName,
    onSaved,
  });
}
