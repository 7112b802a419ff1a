import { Button } from '@mantine/core';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense, useState } from 'react';
import type { QuestionDraft } from '../question-editor/draft/question-draft.ts';
import { draftFromBank } from '../question-picker/draft-from-bank.ts';
import type { DrawSource } from './draw-source.ts';
import { drawTexts } from './draw-texts.ts';

const DrawDialog = lazyPage(
  () => import(/* webpackChunkName: "paper-draw" */ './draw-dialog.tsx'),
  (file) => file.DrawDialog,
);

/** The questions of one subject of a drawn paper, as copies for an exam. */
export interface TakenSubject {
  readonly subjectName: string;
  readonly questions: readonly QuestionDraft[];
}

/** The questions that an exam has, and how it takes those of a paper. */
export interface PaperTakerProps {
  readonly questions: readonly QuestionDraft[];
  readonly onTake: (subjects: readonly TakenSubject[]) => void;
}

export interface DrawPaperProps extends PaperTakerProps {
  readonly source: DrawSource;
}

/** Opens the dialog that draws a paper by a blueprint. Nothing for those who may not read the bank. */
export function DrawPaper({ questions, onTake, source }: DrawPaperProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const [isOpen, open] = useState(false);
  if (!may(permissions.questions)) return null;
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {translate(drawTexts.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <DrawDialog
            source={source}
            taken={new Set(questions.flatMap(({ bankQuestionId = '' }) => bankQuestionId || []))}
            onTake={(subjects) =>
              onTake(
                subjects.map(({ subjectName, questions: drawn }) => ({
                  subjectName,
                  questions: drawn.map(draftFromBank),
                })),
              )
            }
            onClose={() => open(false)}
          />
        </Suspense>
      )}
    </>
  );
}
