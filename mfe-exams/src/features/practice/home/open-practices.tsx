import type { discardPractice, listOpenAttempts } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { Link } from '@pathshala/web-kit/router';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { practicePaths } from '../../../practice/paths.ts';
import { useNamed } from '../../../questions/use-named.ts';
import styles from './practice-home.module.css';
import { texts } from './texts.ts';

const attemptsPath = '/exams/attempts';

/** The tests that are not finished: to go on with, or to discard. */
export function OpenPractices(): ReactNode {
  const { data } = useApiQuery<typeof listOpenAttempts>(attemptsPath, { query: { pageSize: 20 } });
  const open = data?.items.filter(({ examKind }) => examKind === 'practice') ?? [];
  if (open.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {open.map((attempt) => (
        <OpenPractice key={attempt.attemptId} attempt={attempt} />
      ))}
    </ul>
  );
}

interface OpenPracticeProps {
  readonly attempt: AnswerOf<typeof listOpenAttempts>['items'][number];
}

/** One with answers is discarded after a confirmation only. */
function OpenPractice({ attempt: { attemptId, examId, title, answered } }: OpenPracticeProps): ReactNode {
  const translate = useText();
  const name = useNamed()(title);
  const [isAsking, setAsking] = useState(false);
  const { discard, isDiscarding } = useDiscard(attemptId);
  return (
    <li className={styles['row']}>
      <span>
        <Link to={practicePaths.sitting(examId)}>{translate(texts.goOn, { title: name })}</Link>
      </span>
      <Button
        size="small"
        kind="quiet"
        isBusy={isDiscarding}
        onClick={answered === 0 ? discard : () => setAsking(true)}
      >
        {translate(texts.discard)}
        <span className="visually-hidden">: {name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(texts.discardTitle)}
        confirmText={translate(texts.discard)}
        isDangerous
        isBusy={isDiscarding}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        {answered !== undefined && <p>{translate(texts.answersGiven, { n: answered })}</p>}
        <p>{translate(texts.discardText)}</p>
      </ConfirmDialog>
    </li>
  );
}

function useDiscard(attemptId: string) {
  const translate = useText();
  const { toast, queryClient } = useServices();
  const { mutate, isPending } = useApiMutation<typeof discardPractice>(
    'delete',
    '/exams/practice/attempts/{id}',
    {
      invalidates: [attemptsPath, '/exams/papers/{paperId}'],
      onSuccess: () => toast.success(translate(texts.discarded)),
      onError: ({ message }) => {
        toast.error(message);
        // It may have been finished or discarded in another tab.
        void queryClient.invalidateQueries({ queryKey: [attemptsPath] });
      },
    },
  );
  return { discard: () => mutate({ params: { id: attemptId } }), isDiscarding: isPending };
}
