import type { createPractice } from '@pathshala/svc-exams-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useCreatePractice } from '../../../practice/use-create-practice.ts';
import { usePracticeHome } from '../../../practice/use-practice-home.ts';
import { texts } from './texts.ts';

/** /student/mcq without an exam: ten questions from all subjects. Opening the address stores nothing; Start makes the test. */
export function QuickTest(): ReactNode {
  const translate = useText();
  const home = usePracticeHome();
  const { create, isStarting, error } = useCreatePractice<typeof createPractice>('/exams/practice', {
    replace: true,
  });
  const start = (): void => create({ body: { count: 10 } });
  if (error !== null && error.status !== 404) return <FailedState error={error} onRetry={start} />;
  return (
    <Page title={translate(texts.quick)}>
      {error === null ? (
        <>
          <p>{translate(texts.quickText)}</p>
          <Button kind="primary" isBusy={isStarting} onClick={start}>
            {translate(texts.start)}
          </Button>
        </>
      ) : (
        <None home={home} />
      )}
    </Page>
  );
}

function None({ home }: { readonly home: ReturnType<typeof usePracticeHome> }): ReactNode {
  const translate = useText();
  return (
    <EmptyState
      text={translate(texts.none)}
      action={
        <LinkButton to={home.to} kind="primary">
          {home.text}
        </LinkButton>
      }
    />
  );
}
