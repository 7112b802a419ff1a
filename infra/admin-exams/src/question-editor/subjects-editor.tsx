import { Button, Text } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { addSubject, type Errors } from './draft/edit-subjects.ts';
import { EditorContext, QuestionRulesContext } from './editor-context.ts';
import { FieldMessage } from './fields/field-message.tsx';
import type { SubjectDraft } from './draft/question-draft.ts';
import { examRules, type QuestionRules } from './draft/question-rules.ts';
import type { QuestionAddersProps } from './question-list-editor.tsx';
import { SubjectPanel } from './subjects/subject-panel.tsx';
import { SubjectTab } from './subjects/subject-tab.tsx';
import styles from './subjects-editor.module.css';
import { useEditorState } from './use-editor-state.ts';

const texts = {
  none: {
    en: 'No subjects yet. Students can sit the exam once it has subjects with questions.',
    bn: 'এখনো বিষয় নেই। বিষয় ও প্রশ্ন থাকলে শিক্ষার্থীরা পরীক্ষা দিতে পারবে।',
  },
};

export interface SubjectsEditorProps {
  readonly value: readonly SubjectDraft[];
  /** `errors` after the change: they move with their rows, and those of a changed field are cleared. */
  readonly onChange: (value: readonly SubjectDraft[], errors: Errors) => void;
  /** Messages by path from the root of the form: `subjects.0.mcqs.2.points`. */
  readonly errors: Errors;
  /** The path of the list: `subjects`, `units.0.years.1.subjects`. */
  readonly path: Path;
  readonly rules?: QuestionRules;
  /** Further ways to add questions to a subject, as in `QuestionListEditor`. */
  readonly adders?: ComponentType<QuestionAddersProps>;
  /** A field to open and to focus, for an error summary; each new object asks again. */
  readonly focusTarget?: { readonly path: Path } | null;
}

/** The subjects of an exam with their questions. A key renders the open question only, however many there are. */
export function SubjectsEditor(props: SubjectsEditorProps): ReactNode {
  const { value: subjects, errors, path, rules = examRules, adders } = props;
  const translate = useText();
  const root = useRef<HTMLElement>(null);
  const { editor, open } = useEditorState(props, root);
  const found = subjects.findIndex(({ key }) => key === open.subject);
  const index = found === -1 ? 0 : found;
  const shown = subjects[index];
  const add = () => {
    editor.apply(addSubject());
    editor.reveal(`${path}.${subjects.length}.subjectName`);
  };
  return (
    <EditorContext value={editor}>
      <QuestionRulesContext value={rules}>
        <section ref={root} className={styles['editor']}>
          <h3 className={styles['title']}>{translate(commonTexts.subjects)}</h3>
          <FieldMessage error={errors[path]} />
          <div className={styles['tabs']} data-path={path} data-part="" tabIndex={-1}>
            {subjects.map((subject) => (
              <SubjectTab key={subject.key} subject={subject} isOpen={subject === shown} />
            ))}
            <Button variant="light" onClick={add}>
              {translate(commonTexts.addSubject)}
            </Button>
          </div>
          {shown ? (
            <SubjectPanel
              key={shown.key}
              subjects={subjects}
              index={index}
              path={`${path}.${index}`}
              errors={errors}
              openQuestion={open.question}
              adders={adders}
            />
          ) : (
            <Text c="dimmed">{translate(texts.none)}</Text>
          )}
        </section>
      </QuestionRulesContext>
    </EditorContext>
  );
}
