import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface NoExamDataProps {
  readonly back: { readonly to: string; readonly text: string };
  readonly onRetry?: () => void;
}

/** EXM-14: an address without an exam behind it. */
export function NoExamData({ back, onRetry }: NoExamDataProps): ReactNode {
  const say = useTexts();
  return (
    <Page title={say('list.title')}>
      <EmptyState
        text={say('before.noData')}
        action={
          <>
            {onRetry && <Button onClick={onRetry}>{say('before.again')}</Button>}
            <LinkButton to={back.to} kind="quiet">
              {back.text}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
