import { NativeSelect, TextInput } from '@mantine/core';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { moveQuestionTo, setQuestion } from '../draft/edit-subjects.ts';
import { useEditor } from '../editor-context.ts';
import type { QuestionDraft, SubjectDraft } from '../draft/question-draft.ts';
import styles from '../subjects-editor.module.css';

const texts = {
  subject: { en: 'In subject', bn: 'যে বিষয়ে' },
};

export interface QuestionNumbersProps {
  readonly question: QuestionDraft;
  readonly path: Path;
  readonly error: string | undefined;
  readonly subjects: readonly SubjectDraft[];
}

/** The points of a question, and the subject that it belongs to. */
export function QuestionNumbers({ question, path, error, subjects }: QuestionNumbersProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const editor = useEditor();
  const { key, points } = question;
  const own = subjects.find(({ mcqs }) => mcqs.some((one) => one.key === key));
  const move = (subjectKey: string) => {
    editor.apply(moveQuestionTo(key, subjectKey));
    editor.open({ subject: subjectKey, question: key });
  };
  return (
    <>
      <TextInput
        className={styles['points']}
        data-path={`${path}.points`}
        label={translate(commonTexts.points)}
        value={points}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => editor.apply(setQuestion(key, 'points', event.currentTarget.value))}
      />
      {own && subjects.length > 1 && (
        <NativeSelect
          label={translate(texts.subject)}
          value={own.key}
          data={subjects.map((subject) => ({
            value: subject.key,
            label: inLanguage(subject.subjectName.trim()) || translate(commonTexts.newSubject),
          }))}
          onChange={(event) => move(event.currentTarget.value)}
        />
      )}
    </>
  );
}
