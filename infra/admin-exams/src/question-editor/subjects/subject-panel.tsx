import { Switch, TextInput } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ComponentType, ReactNode } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { addQuestions, type Errors, setSubject } from '../draft/edit-subjects.ts';
import { useEditor } from '../editor-context.ts';
import { FieldMessage } from '../fields/field-message.tsx';
import type { SubjectDraft } from '../draft/question-draft.ts';
import type { QuestionAddersProps } from '../question-list-editor.tsx';
import { QuestionsEditor } from '../questions/questions-editor.tsx';
import { SubjectTools } from './subject-tools.tsx';
import styles from '../subjects-editor.module.css';

export interface SubjectPanelProps {
  readonly subjects: readonly SubjectDraft[];
  readonly index: number;
  /** The path of the subject. */
  readonly path: Path;
  readonly errors: Errors;
  readonly openQuestion: string | undefined;
  readonly adders: ComponentType<QuestionAddersProps> | undefined;
}

/** The chosen subject. */
export function SubjectPanel(props: SubjectPanelProps): ReactNode {
  const { subjects, index, path, errors, openQuestion, adders: Adders } = props;
  const translate = useText();
  const editor = useEditor();
  const subject = subjects[index];
  if (!subject) return null;
  const { key, subjectName, mandatory, mcqs } = subject;
  return (
    <div className={styles['subject']} data-path={path} data-part="" tabIndex={-1}>
      <FieldMessage error={errors[path]} />
      <div className={styles['subjectHead']}>
        <TextInput
          className={styles['name']}
          data-path={`${path}.subjectName`}
          label={translate(commonTexts.subject)}
          value={subjectName}
          maxLength={200}
          autoComplete="off"
          error={errors[`${path}.subjectName`]}
          onChange={(event) => editor.apply(setSubject(key, 'subjectName', event.currentTarget.value))}
        />
        <Switch
          className={styles['mandatory']}
          label={translate(commonTexts.mandatory)}
          checked={mandatory}
          onChange={(event) => editor.apply(setSubject(key, 'mandatory', event.currentTarget.checked))}
        />
        <SubjectTools subject={subject} index={index} count={subjects.length} />
      </div>
      <QuestionsEditor
        subjects={subjects}
        subject={subject}
        path={`${path}.mcqs`}
        errors={errors}
        openQuestion={openQuestion}
        moreAdders={
          Adders && (
            <Adders questions={mcqs} onAdd={(questions) => editor.apply(addQuestions(key, questions))} />
          )
        }
      />
    </div>
  );
}
