import { Button } from '@mantine/core';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import type { QuestionAddersProps } from '@pathshala/admin-kit/question-editor/question-list-editor';
import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense, useState } from 'react';
import { pickerTexts } from './texts.ts';

const PickerDialog = lazyPage(
  () => import(/* webpackChunkName: "bank-picker" */ './picker-dialog.tsx'),
  (file) => file.PickerDialog,
);

/** Takes questions from the bank: search, filter, tick many. Nothing for those who may not read it. */
export function BankPicker({ questions, onAdd }: QuestionAddersProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const [isOpen, open] = useState(false);
  const close = (): void => open(false);
  if (!may(permissions.questions)) return null;
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {translate(pickerTexts.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <PickerDialog
            taken={new Set(questions.flatMap(({ bankQuestionId = '' }) => bankQuestionId))}
            onTake={onAdd}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
