import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type {
  createAssignment,
  readAssignment,
  replaceAssignment,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { staleAssignments } from '../stale-assignments.ts';
import { texts } from '../texts.ts';
import { assignmentSchema, emptyAssignment, valuesOf } from './assignment-values.ts';

interface AssignmentFormOptions {
  /** Absent for a new one. */
  readonly assignment: AssignmentForAdmin | undefined;
  /** The place of a new assignment. */
  readonly place: { readonly courseId: string; readonly subjectId: string };
  readonly onSaved: () => void;
}

function nameOf({ assignment, place }: Pick<AssignmentFormOptions, 'assignment' | 'place'>): string {
  return assignment?._id ?? `new:${place.subjectId || place.courseId}`;
}

export function useAssignmentForm({ assignment, place, onSaved }: AssignmentFormOptions) {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const params = { id: assignment?._id ?? '' };
  return useAdminForm({
    schema: assignmentSchema,
    defaultValues: assignment ? valuesOf(assignment) : emptyAssignment(place),
    rev: assignment?.rev,
    draft: { name: `assignment:${userId}:${nameOf({ assignment, place })}` },
    invalidates: staleAssignments,
    save: (body, { rev }) =>
      assignment
        ? api.call<typeof replaceAssignment>('put', '/assignments/{id}', {
            params,
            body: { ...body, ...(rev !== undefined && { rev }) },
          })
        : api.call<typeof createAssignment>('post', '/assignments', { body }),
    ...(assignment && {
      loadStored: async () => {
        const stored = await api.call<typeof readAssignment>('get', '/assignments/{id}', { params });
        if (!('rev' in stored)) throw new Error('The server did not send the assignment as authors see it.');
        return { ...stored, values: valuesOf(stored) };
      },
    }),
    onSaved: ({ title }) => {
      toast.success(translate(texts.saved, { name: inLanguage(title) }));
      onSaved();
    },
  });
}
