import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type { CourseStudent, endEnrolment, undoEnrolmentEnd } from '@pathshala/svc-catalog-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { texts } from './texts.ts';

export const enrolmentsPath = '/courses/enrolments';
export const enrolledCoursesPath = '/students/student/enrolledcourses/{id}';
const endPath = '/courses/enrolments/{enrolmentId}/end';

export type EndedEnrolment = Pick<CourseStudent, '_id' | 'studentId' | 'courseName'>;

interface EnrolmentEnd {
  /** Resolves to whether the enrolment has ended; an error of the API is shown. */
  readonly end: (enrolment: EndedEnrolment, name: string, reason: string) => Promise<boolean>;
  readonly enrolAgain: (enrolment: EndedEnrolment, name: string) => Promise<void>;
  readonly isBusy: boolean;
}

/** Ends an enrolment and offers to take that back, also after the page was left. */
export function useEnrolmentEnd(): EnrolmentEnd {
  const translate = useText();
  const { api, queryClient, toast } = useServices();
  const [isBusy, setBusy] = useState(false);
  const reload = async (): Promise<void> => {
    const stale = [enrolmentsPath, enrolledCoursesPath];
    await Promise.all(stale.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  };
  const undo = async ({ _id: enrolmentId }: EndedEnrolment): Promise<void> => {
    await api.call<typeof undoEnrolmentEnd>('delete', endPath, { params: { enrolmentId } });
    await reload();
  };
  /** False: the API refused. */
  async function tried(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    async end(enrolment, name, reason) {
      const params = { enrolmentId: enrolment._id };
      const isEnded = await tried(() =>
        api.call<typeof endEnrolment>('put', endPath, { params, body: { reason } }),
      );
      if (!isEnded) return false;
      showUndo({ text: translate(texts.endedToast, { name }), undo: () => undo(enrolment) });
      await reload();
      return true;
    },
    async enrolAgain(enrolment, name) {
      if (await tried(() => undo(enrolment))) toast.success(translate(texts.againToast, { name }));
    },
  };
}
