import type { enrol } from '@pathshala/svc-catalog/contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import { coursePaths } from '../../courses/course-paths.ts';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { useTexts } from '../../texts.ts';

const stale = [
  '/admissioncourse/universities',
  '/admissioncourse/universities/coursedetails/{courseCode}',
  '/admissioncourse/universities/unitDetails/{courseCode}',
  '/students/dashboard',
];

/** Enrolling (CAT-04): the server decides, this says what came of it and goes on to where it leads. */
export function useEnrol(course: AdmissionCourse): { readonly enrol: () => void; readonly isBusy: boolean } {
  const say = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const { toast } = useServices();
  const here = coursePaths.admission(course.courseCode);
  const toUnits = (): void => navigate(coursePaths.units(course.courseCode));
  const toLogin = (): void => {
    toast.info(say('enrol.login'));
    navigate(coursePaths.loginAndBack(here));
  };
  const refused = (error: ApiError): void => {
    if (error.status === 401) return toLogin();
    if (error.code === 'catalog.already-enrolled') {
      toast.info(error.message);
      return toUnits();
    }
    // No answer at all: the transport's words would not say what failed.
    toast.error(error.status === 0 || error.message === '' ? say('enrol.failed') : error.message);
    return undefined;
  };
  const mutation = useApiMutation<typeof enrol>('post', '/students/student/enroll', {
    invalidates: stale,
    onSuccess: ({ message }) => {
      toast.success(message);
      toUnits();
    },
    onError: refused,
  });
  return {
    isBusy: mutation.isPending,
    enrol: () => {
      if (!user) return toLogin();
      return mutation.mutate({
        body: { studentId: user._id, courseId: course._id, category: 'admissionPrep' },
      });
    },
  };
}
