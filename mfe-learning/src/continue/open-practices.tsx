import type { discardPractice } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './continue.module.css';
import type { OpenAttempt } from './dashboard-types.ts';
import { texts } from './texts.ts';

const maxShown = 3;

export function isPractice({ examKind }: Pick<OpenAttempt, 'examKind'>): boolean {
  return examKind === 'practice';
}

/** Practices that were not finished: nothing is lost by their time, so there is no clock. */
export function OpenPractices({ attempts }: { readonly attempts: readonly OpenAttempt[] }): ReactNode {
  const translate = useText();
  const practices = attempts.filter(isPractice).slice(0, maxShown);
  if (practices.length === 0) return null;
  return (
    <Notice title={translate(texts.practices)}>
      {practices.map((attempt) => (
        <OpenPractice key={attempt.attemptId} attempt={attempt} />
      ))}
    </Notice>
  );
}

/** One with answers is discarded after a confirmation only. */
function OpenPractice({
  attempt: { attemptId, examId, title, answered },
}: {
  readonly attempt: OpenAttempt;
}): ReactNode {
  const translate = useText();
  const name = useFormat().digits(useBilingual()(title));
  const [isAsking, setAsking] = useState(false);
  const { discard, isDiscarding } = useDiscard(attemptId);
  return (
    <div className={styles['practice']}>
      <Link to={`/student/mcq?${new URLSearchParams({ exam: examId }).toString()}`}>{name}</Link>
      <Button
        size="small"
        kind="quiet"
        isBusy={isDiscarding}
        onClick={answered === 0 ? discard : () => setAsking(true)}
      >
        {translate(commonTexts.discard)}
        <span className="visually-hidden">: {name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(texts.discardTitle)}
        confirmText={translate(commonTexts.discard)}
        isDangerous
        isBusy={isDiscarding}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        {answered !== undefined && <p>{translate(texts.answersGiven, { n: answered })}</p>}
        <p>{translate(texts.discardText)}</p>
      </ConfirmDialog>
    </div>
  );
}

function useDiscard(attemptId: string) {
  const translate = useText();
  const { toast, queryClient } = useServices();
  const { mutate, isPending } = useApiMutation<typeof discardPractice>(
    'delete',
    '/exams/practice/attempts/{id}',
    {
      invalidates: ['/exams/attempts'],
      onSuccess: () => toast.success(translate(texts.discarded)),
      onError: ({ message }) => {
        toast.error(message);
        // It may have been finished or discarded in another tab.
        void queryClient.invalidateQueries({ queryKey: ['/exams/attempts'] });
      },
    },
  );
  return { discard: () => mutate({ params: { id: attemptId } }), isDiscarding: isPending };
}
