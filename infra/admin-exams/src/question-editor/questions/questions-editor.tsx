import { Button } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import type { Errors } from '../draft/edit-subjects.ts';
import { FieldMessage } from '../fields/field-message.tsx';
import { PasteQuestions } from '../paste/paste-questions.tsx';
import { useQuestionCommands } from './question-commands.ts';
import type { SubjectDraft } from '../draft/question-draft.ts';
import { QuestionRow } from './question-row.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import styles from '../subjects-editor.module.css';
import { useQuestionKeys } from './use-question-keys.ts';

const texts = {
  title: { en: 'Questions ({n})', bn: 'প্রশ্ন ({n})' },
  add: { en: 'Add question', bn: 'প্রশ্ন যোগ করুন' },
};

export interface QuestionsEditorProps {
  readonly subjects: readonly SubjectDraft[];
  readonly subject: SubjectDraft;
  /** The path of the list. */
  readonly path: Path;
  readonly errors: Errors;
  /** Key of the expanded question. */
  readonly openQuestion: string | undefined;
  /** The level of the heading of the list (default: below a subject). */
  readonly heading?: 'h2' | 'h4';
  /** The buttons beside "Add question" and "Paste questions". */
  readonly moreAdders?: ReactNode;
}

const noErrors: Errors = {};
const noSubjects: readonly SubjectDraft[] = [];

/** The questions of a subject, one of them expanded. A row renders again only if its own question changes. */
export function QuestionsEditor(props: QuestionsEditorProps): ReactNode {
  const { subjects, subject, path, errors, openQuestion, moreAdders, heading: Heading = 'h4' } = props;
  const translate = useText();
  const root = useRef<HTMLDivElement>(null);
  const { add } = useQuestionCommands();
  const { mcqs } = subject;
  const marked = markedIndexes(errors, path);
  useQuestionKeys(root);
  return (
    <div ref={root} data-path={path} data-part="" tabIndex={-1}>
      <div className={styles['listHead']}>
        <Heading className={styles['title']}>{translate(texts.title, { n: mcqs.length })}</Heading>
        <ShortcutsHelp />
      </div>
      <FieldMessage error={errors[path]} />
      <ol className={styles['rows']}>
        {mcqs.map((question, index) => {
          const isOpen = question.key === openQuestion;
          return (
            <QuestionRow
              key={question.key}
              question={question}
              path={`${path}.${index}`}
              index={index}
              isLast={index === mcqs.length - 1}
              isMarked={marked.has(index)}
              isOpen={isOpen}
              errors={isOpen ? errors : noErrors}
              subjects={isOpen ? subjects : noSubjects}
            />
          );
        })}
      </ol>
      <div className={styles['adders']}>
        <Button onClick={() => add(subject.key)}>{translate(texts.add)}</Button>
        <PasteQuestions subject={subject} />
        {moreAdders}
      </div>
    </div>
  );
}

/** The indexes of the entries of a list that have an error. */
function markedIndexes(errors: Errors, list: Path): ReadonlySet<number> {
  const inside = Object.keys(errors).filter((path) => path.startsWith(`${list}.`));
  return new Set(inside.map((path) => Number.parseInt(path.slice(list.length + 1), 10)));
}
