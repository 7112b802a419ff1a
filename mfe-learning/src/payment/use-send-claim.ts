import type { sendClaim } from '@pathshala/svc-catalog-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { coursePaths } from '../courses/course-paths.ts';
import { courseQueries } from '../courses/use-enrol.ts';
import { amountOf, type ClaimValues } from './claim-form-values.ts';
import type { PaidCourse } from './claim-types.ts';
import { texts } from './texts.ts';
import { claimsPath } from './use-own-claim.ts';

/** Refusals after which another state of the course or the claim is to be shown, and not the form. */
const outdated = ['catalog.claim-open', 'catalog.already-enrolled', 'catalog.claim-free'];

interface SendClaim {
  readonly send: (values: ClaimValues) => void;
  readonly isBusy: boolean;
  readonly error: ApiError | null;
}

export function useSendClaim(course: PaidCourse, onDone: () => void): SendClaim {
  const translate = useText();
  const navigate = useNavigate();
  const { toast, queryClient } = useServices();
  function refused(error: ApiError): void {
    if (error.status === 401) {
      toast.info(translate(texts.loginFirst));
      void navigate(coursePaths.loginAndBack(course.here));
    } else if (outdated.includes(error.code)) {
      for (const path of [claimsPath, ...courseQueries]) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
      toast.info(error.message);
      onDone();
    }
  }
  const mutation = useApiMutation<typeof sendClaim>('post', claimsPath, {
    invalidates: [claimsPath],
    onSuccess: () => {
      toast.success(translate(texts.sentToast));
      onDone();
    },
    onError: refused,
  });
  const { courseId, category } = course;
  return {
    isBusy: mutation.isPending,
    error: mutation.error,
    send: ({ amount, ...values }) =>
      mutation.mutate({
        body: {
          ...values,
          amount: amountOf(amount),
          courseId,
          courseKind: category === 'academic' ? 'academic' : 'admission',
        },
      }),
  };
}
