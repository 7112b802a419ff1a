import { Button } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Errors } from './draft/edit-subjects.ts';
import { EditorContext, QuestionRulesContext } from './editor-context.ts';
import { useHiddenSubject } from './draft/hidden-subject.ts';
import type { QuestionDraft, SubjectDraft } from './draft/question-draft.ts';
import { QuestionPanel } from './questions/question-panel.tsx';
import { QuestionPreview } from './preview/question-preview.tsx';
import { bankRules, type QuestionRules } from './draft/question-rules.ts';
import styles from './subjects-editor.module.css';
import { useEditorState } from './use-editor-state.ts';
import { useQuestionKeys } from './questions/use-question-keys.ts';

export interface QuestionEditorProps {
  readonly value: QuestionDraft;
  readonly onChange: (value: QuestionDraft, errors: Errors) => void;
  /** Messages by path from the root of the form: `mcq.options.1.text`. */
  readonly errors: Errors;
  /** The path of the question: `mcq`. */
  readonly path: Path;
  readonly rules?: QuestionRules;
  readonly focusTarget?: { readonly path: Path } | null;
}

/** One question: text, options, explanation and points. The keys are those of `SubjectsEditor`. */
export function QuestionEditor(props: QuestionEditorProps): ReactNode {
  const { value, onChange, path, rules = bankRules } = props;
  const root = useRef<HTMLElement>(null);
  const inner = `${path}.0.mcqs.0`;
  const list = {
    ...props,
    value: useMemo(() => [value], [value]),
    onChange: ([changed = value]: readonly QuestionDraft[], errors: Errors) => onChange(changed, errors),
  };
  const { subject: _, ...controlled } = useHiddenSubject(list, { outer: path, inner });
  const { editor } = useEditorState({ ...controlled, openAtFirst: { question: value.key } }, root);
  return (
    <EditorContext value={editor}>
      <QuestionRulesContext value={rules}>
        <section ref={root} className={styles['editor']} data-question={value.key} data-open="true">
          <Fields
            root={root}
            question={value}
            subjects={controlled.value}
            errors={controlled.errors}
            path={inner}
          />
        </section>
      </QuestionRulesContext>
    </EditorContext>
  );
}

interface FieldsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly question: QuestionDraft;
  readonly subjects: readonly SubjectDraft[];
  readonly errors: Errors;
  readonly path: Path;
}

function Fields({ root, ...props }: FieldsProps): ReactNode {
  const translate = useText();
  const [isPreviewed, preview] = useState(false);
  useQuestionKeys(root, true);
  return (
    <>
      <QuestionPanel {...props} isAlone />
      <span>
        <Button variant="default" onClick={() => preview(true)}>
          {translate(commonTexts.preview)}
        </Button>
      </span>
      {isPreviewed && <QuestionPreview question={props.question} number={1} onClose={() => preview(false)} />}
    </>
  );
}
