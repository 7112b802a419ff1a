import type { createPractice } from '@pathshala/svc-exams-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useCreatePractice } from '../../../practice/use-create-practice.ts';
import { usePracticeHome } from '../../../practice/use-practice-home.ts';
import { texts } from './texts.ts';

/** /student/mcq without an exam: ten questions from all subjects. */
export function QuickTest(): ReactNode {
  const translate = useText();
  const home = usePracticeHome();
  const { create, error } = useCreatePractice<typeof createPractice>('/exams/practice', { replace: true });
  const start = useEffectEvent(() => create({ body: { count: 10 } }));
  useEffect(() => start(), []);
  if (!error) return <LoadingState text={translate(texts.making)} />;
  if (error.status !== 404)
    return <FailedState error={error} onRetry={() => create({ body: { count: 10 } })} />;
  return (
    <Page title={translate(texts.title)}>
      <EmptyState
        text={translate(texts.none)}
        action={
          <LinkButton to={home.to} kind="primary">
            {home.text}
          </LinkButton>
        }
      />
    </Page>
  );
}
