import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { courseSubjectInput } from '@pathshala/svc-catalog-contract/course';
import type {
  createSubject,
  readSubject,
  replaceSubject,
  SubjectItem,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { namedFailure } from '../../course-tree/named-failure.ts';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { useFormBasics } from '../../course-tree/use-form-basics.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

/** Field names as the specification spells them (spec §7). */
interface SubjectForm {
  readonly SubjectTitle: string;
  readonly SubjectSummary: string;
}

const schema = courseSubjectInput.superRefine(requiredTexts({ SubjectTitle: texts.nameRequired }));

function formOf({ subjectName, subjectDescription }: SubjectItem): SubjectForm {
  return { SubjectTitle: subjectName, SubjectSummary: subjectDescription };
}

/** A stored subject, or the course that gets a new one. */
export type SubjectToSave = SubjectItem | { readonly courseId: string; readonly _id?: undefined };

export function useSubjectForm(subject: SubjectToSave, onSaved: () => void) {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const stored = subject._id === undefined ? undefined : subject;
  const create = (body: SubjectForm) =>
    namedFailure(
      api.call<typeof createSubject>('post', '/courses/{id}/createsubject', {
        params: { id: subject.courseId },
        body,
      }),
      (failure) => translate(texts.createFailed, failure),
    );
  return useAdminForm({
    ...useFormBasics('subject', stored?._id ?? `${subject.courseId}:new`),
    schema,
    defaultValues: stored ? formOf(stored) : { SubjectTitle: '', SubjectSummary: '' },
    rev: stored?.rev,
    save: (body, { rev }): Promise<{ readonly subjectName: string }> =>
      stored
        ? api.call<typeof replaceSubject>('put', '/courses/subjects/{id}', {
            params: { id: stored._id },
            body: {
              subjectName: body.SubjectTitle,
              subjectDescription: body.SubjectSummary,
              ...(rev !== undefined && { rev }),
            },
          })
        : create(body),
    ...(stored && {
      loadStored: async () => {
        const params = { id: stored._id };
        const now = await api.call<typeof readSubject>('get', '/courses/subjects/{id}', { params });
        return { ...now, values: formOf(now) };
      },
    }),
    onSaved: ({ subjectName }) => {
      toast.success(translate(sharedTexts.treeSaved, { name: inLanguage(subjectName) }));
      onSaved();
    },
  });
}
