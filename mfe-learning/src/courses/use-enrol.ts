import type { enrol } from '@pathshala/svc-catalog-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import { useRef } from 'react';
import { coursePaths } from './course-paths.ts';
import { texts } from './texts.ts';

/** The queries whose answers depend on the enrolment. */
export const courseQueries = [
  '/admissioncourse/universities',
  '/admissioncourse/universities/coursedetails/{courseCode}',
  '/admissioncourse/universities/unitDetails/{courseCode}',
  '/academiccourse/academicCourses',
  '/academiccourse/academicCourses/{id}',
  '/students/dashboard',
];

/** The fields of either kind of course that enrolling needs. */
export interface EnrollableCourse {
  readonly courseId: string;
  readonly category: 'admissionPrep' | 'academic';
  /** The page that shows the course; the log-in returns to it. */
  readonly here: string;
  /** The page for enrolled students; undefined stays on this page. */
  readonly next: string | undefined;
}

/** Enrols the student (CAT-04), shows the result once, and opens the course. */
export function useEnrol(course: EnrollableCourse): { readonly enrol: () => void; readonly isBusy: boolean } {
  const translate = useText();
  const user = useUser();
  const navigate = useNavigate();
  const { toast, queryClient } = useServices();
  const { courseId, category, here, next } = course;
  // A double click arrives before the button is rendered as busy.
  const isSending = useRef(false);
  const openCourse = (): void => {
    if (next !== undefined) void navigate(next);
  };
  const goToLogin = (): void => {
    toast.info(translate(texts.enrolLogin));
    void navigate(coursePaths.loginAndBack(here));
  };
  const refused = (error: ApiError): void => {
    isSending.current = false;
    if (error.status === 401) return goToLogin();
    if (error.code === 'catalog.already-enrolled') {
      for (const path of courseQueries) void queryClient.invalidateQueries({ queryKey: [path] });
      toast.info(error.message);
      return openCourse();
    }
    // Without a response the error message would be about the transport.
    toast.error(error.status === 0 || error.message === '' ? translate(texts.enrolFailed) : error.message);
    return undefined;
  };
  const mutation = useApiMutation<typeof enrol>('post', '/students/student/enroll', {
    invalidates: courseQueries,
    onSuccess: ({ message }) => {
      isSending.current = false;
      toast.success(message);
      openCourse();
    },
    onError: refused,
  });
  return {
    isBusy: mutation.isPending,
    enrol: () => {
      if (isSending.current) return;
      if (!user) {
        goToLogin();
        return;
      }
      isSending.current = true;
      mutation.mutate({ body: { studentId: user._id, courseId, category } });
    },
  };
}
