import { Button } from '@pathshala/web-kit/parts/button';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import action from '../courses/enrol-action.module.css';
import { coursePaths } from '../courses/course-paths.ts';
import { ClaimState } from './claim-state.tsx';
import type { PaidCourse } from './claim-types.ts';
import { texts } from './texts.ts';
import { useOwnClaim } from './use-own-claim.ts';

const ClaimDialog = lazy(async () => {
  const { ClaimDialog: component } = await import(
    /* webpackChunkName: "claim-dialog" */ './claim-dialog.tsx'
  );
  return { default: component };
});

/** Enrolling in a course that is not free (CAT-05): the form of the payment claim, and the state of the last one. */
export function ClaimAction({ course }: { readonly course: PaidCourse }): ReactNode {
  const user = useUser();
  return user === null ? <VisitorAction here={course.here} /> : <StudentAction course={course} />;
}

function VisitorAction({ here }: { readonly here: string }): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const { toast } = useServices();
  const logIn = (): void => {
    toast.info(translate(texts.loginFirst));
    void navigate(coursePaths.loginAndBack(here));
  };
  return <EnrolButton onClick={logIn} />;
}

function StudentAction({ course }: { readonly course: PaidCourse }): ReactNode {
  const { claim, isLoading } = useOwnClaim(course.courseId);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  const state = claim?.state;
  return (
    <>
      {claim && <ClaimState claim={claim} course={course} onSendAgain={open} />}
      {(state === undefined || state === 'withdrawn') && <EnrolButton onClick={open} isBusy={isLoading} />}
      {isOpen && (
        <Suspense fallback={null}>
          <ClaimDialog course={course} refused={claim} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface EnrolButtonProps {
  readonly onClick: () => void;
  readonly isBusy?: boolean;
}

function EnrolButton({ onClick, isBusy = false }: EnrolButtonProps): ReactNode {
  const translate = useText();
  return (
    <div className={action['action']}>
      <p className={action['paid']}>{translate(texts.notFree)}</p>
      <Button kind="primary" isBusy={isBusy} onClick={onClick}>
        {translate(texts.enrol)}
      </Button>
    </div>
  );
}
