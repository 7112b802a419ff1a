import { Button } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Errors } from '../draft/edit-subjects.ts';
import { useQuestionCommands } from './question-commands.ts';
import type { QuestionDraft, SubjectDraft } from '../draft/question-draft.ts';
import { QuestionFields, useBothLanguages } from '../fields/question-fields.tsx';
import { QuestionNumbers } from '../fields/question-numbers.tsx';
import styles from '../subjects-editor.module.css';

const texts = {
  both: { en: 'Write in two languages', bn: 'দুই ভাষায় লিখুন' },
  next: { en: 'Next question', bn: 'পরের প্রশ্ন' },
};

export interface QuestionPanelProps {
  readonly question: QuestionDraft;
  /** The path of the question. */
  readonly path: Path;
  readonly errors: Errors;
  readonly subjects: readonly SubjectDraft[];
  /** The only question of its form: it is never closed, and there is no next one. */
  readonly isAlone?: boolean;
}

/** The fields of the open question. */
export function QuestionPanel(props: QuestionPanelProps): ReactNode {
  const { question, path, errors, subjects, isAlone = false } = props;
  const translate = useText();
  const { isBilingual, writeInBoth } = useBothLanguages(question);
  return (
    <div className={styles['questionPanel']} data-path={path} data-part="" tabIndex={-1}>
      <QuestionFields question={question} path={path} errors={errors} isBilingual={isBilingual} />
      <div className={styles['questionFoot']}>
        <QuestionNumbers
          question={question}
          path={path}
          error={errors[`${path}.points`]}
          subjects={subjects}
        />
        <span className={styles['tools']}>
          {isBilingual || (
            <Button variant="subtle" onClick={writeInBoth}>
              {translate(texts.both)}
            </Button>
          )}
          {isAlone || <StepButtons question={question} />}
        </span>
      </div>
    </div>
  );
}

function StepButtons({ question }: Pick<QuestionPanelProps, 'question'>): ReactNode {
  const translate = useText();
  const { finish, finishAndNext } = useQuestionCommands();
  return (
    <>
      <Button variant="default" onClick={() => finishAndNext(question.key)}>
        {translate(texts.next)}
      </Button>
      <Button variant="light" onClick={() => finish(question.key)}>
        {translate(commonTexts.done)}
      </Button>
    </>
  );
}
