import { type ComponentType, type ReactNode, useRef } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { addQuestions } from './draft/edit-subjects.ts';
import { EditorContext, QuestionRulesContext } from './editor-context.ts';
import { type ControlledQuestions, hiddenSubjectKey, useHiddenSubject } from './draft/hidden-subject.ts';
import type { QuestionDraft } from './draft/question-draft.ts';
import { examRules, type QuestionRules } from './draft/question-rules.ts';
import { QuestionsEditor } from './questions/questions-editor.tsx';
import styles from './subjects-editor.module.css';
import { useEditorState } from './use-editor-state.ts';

export interface QuestionListEditorProps extends ControlledQuestions {
  /** The path of the list: `mcqs`. */
  readonly path: Path;
  readonly rules?: QuestionRules;
  /** Further ways to add questions, beside "Add question" and "Paste questions". */
  readonly adders?: ComponentType<QuestionAddersProps>;
}

export interface QuestionAddersProps {
  /** The questions of the list. */
  readonly questions: readonly QuestionDraft[];
  readonly onAdd: (questions: readonly QuestionDraft[]) => void;
}

/** The questions of an exam without subjects; otherwise as `SubjectsEditor`. */
export function QuestionListEditor(props: QuestionListEditorProps): ReactNode {
  const { path, rules = examRules, adders: Adders } = props;
  const root = useRef<HTMLElement>(null);
  const inner = `${path}.0.mcqs`;
  const { subject, ...controlled } = useHiddenSubject(props, { outer: path, inner });
  const { editor, open } = useEditorState(controlled, root);
  const add = (questions: readonly QuestionDraft[]): void =>
    editor.apply(addQuestions(hiddenSubjectKey, questions));
  return (
    <EditorContext value={editor}>
      <QuestionRulesContext value={rules}>
        <section ref={root} className={styles['editor']}>
          <QuestionsEditor
            subjects={controlled.value}
            subject={subject}
            path={inner}
            heading="h2"
            errors={controlled.errors}
            openQuestion={open.question}
            moreAdders={Adders && <Adders questions={props.value} onAdd={add} />}
          />
        </section>
      </QuestionRulesContext>
    </EditorContext>
  );
}
