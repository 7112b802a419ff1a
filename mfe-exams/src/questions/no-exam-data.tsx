import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

interface NoExamDataProps {
  readonly back: { readonly to: string; readonly text: string };
  readonly onRetry?: () => void;
}

/** EXM-14: an address without an exam behind it. */
export function NoExamData({ back, onRetry }: NoExamDataProps): ReactNode {
  const say = useText();
  return (
    <Page title={say(commonTexts.exams)}>
      <EmptyState
        text={say(texts.beforeNoData)}
        action={
          <>
            {onRetry && <Button onClick={onRetry}>{say(commonTexts.tryAgain)}</Button>}
            <LinkButton to={back.to} kind="quiet">
              {back.text}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
