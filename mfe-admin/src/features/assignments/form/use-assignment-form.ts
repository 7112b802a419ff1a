import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type {
  createAssignment,
  readAssignment,
  replaceAssignment,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import { useServices } from '@pathshala/web-kit/services';
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
    schema: assignmentSchema,
    stored: assignment,
    empty: emptyAssignment(place),
    valuesOf,
    read: async (id) => {
      const stored = await api.call<typeof readAssignment>('get', '/assignments/{id}', { params: { id } });
      if (!('rev' in stored)) throw new Error('The server did not send the assignment as authors see it.');
      return stored;
    },
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
