import { asAuthor, useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type {
  createAssignment,
  readAssignment,
  replaceAssignment,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import { useServices } from '@pathshala/web-kit/services';
import { assignmentFields } from '../../../resources/assignment.fields.ts';
import { staleAssignments } from '../stale-assignments.ts';
import { assignmentSchema, emptyAssignment, valuesOf } from './assignment-values.ts';

interface AssignmentFormOptions {
  /** Absent for a new one. */
  readonly assignment: AssignmentForAdmin | undefined;
  /** The place of a new assignment. */
  readonly place: { readonly courseId: string; readonly subjectId: string };
  readonly onSaved: () => void;
}

export function useAssignmentForm({ assignment, place, onSaved }: AssignmentFormOptions) {
  const { api } = useServices();
  return useRecordForm({
    draft: ['assignment', `new:${place.subjectId || place.courseId}`],
    fields: assignmentFields,
    schema: assignmentSchema,
    stored: assignment,
    empty: emptyAssignment(place),
    valuesOf,
    read: async (id) =>
      asAuthor(await api.call<typeof readAssignment>('get', '/assignments/{id}', { params: { id } })),
    create: (body) => api.call<typeof createAssignment>('post', '/assignments', { body }),
    replace: ({ _id: id }, body, edit) =>
      api.call<typeof replaceAssignment>('put', '/assignments/{id}', {
        params: { id },
        body: { ...body, ...edit },
      }),
    nameOf: ({ title }) => title,
    stale: staleAssignments,
    onSaved,
  });
}
