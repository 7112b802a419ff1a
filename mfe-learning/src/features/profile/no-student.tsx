import type { createStudent } from '@pathshala/svc-auth-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Is shown to users without a student record: administrators, and students whose record was deleted. */
export function NoStudent(): ReactNode {
  const translate = useText();
  const isAdmin = useUser()?.role === 'admin';
  return (
    <EmptyState
      text={translate(texts.noRecord)}
      action={
        isAdmin ? (
          <LinkButton to="/boss" kind="primary">
            {translate(texts.toBoss)}
          </LinkButton>
        ) : (
          <StartProfile />
        )
      }
    >
      <p>{translate(isAdmin ? texts.noRecordAdmin : texts.noRecordText)}</p>
    </EmptyState>
  );
}

function StartProfile(): ReactNode {
  const translate = useText();
  const { mutate, isPending, error } = useApiMutation<typeof createStudent>(
    'post',
    '/student/createstudent',
    { invalidates: ['/students/student', '/students/dashboard'] },
  );
  return (
    <>
      {error && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      <Button kind="primary" isBusy={isPending} onClick={() => mutate({ body: {} })}>
        {translate(texts.start)}
      </Button>
    </>
  );
}
