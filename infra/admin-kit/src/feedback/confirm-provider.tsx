import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { type Confirm, ConfirmContext, type ConfirmQuestion } from './use-confirm.ts';

interface Asked {
  readonly question: ConfirmQuestion;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Shows the questions of `useConfirm`. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  const confirm: Confirm = (question) =>
    new Promise((resolve) => {
      const answer = (isConfirmed: boolean): void => {
        setAsked(undefined);
        resolve(isConfirmed);
      };
      setAsked({ question, answer });
    });
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked.question.title}
          confirmText={asked.question.confirmText}
          isDangerous={asked.question.isDangerous ?? false}
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        >
          <div>{asked.question.body}</div>
        </ConfirmDialog>
      )}
    </ConfirmContext>
  );
}
