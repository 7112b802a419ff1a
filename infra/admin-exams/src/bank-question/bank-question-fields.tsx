import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import { SuggestField } from '@pathshala/admin-kit/forms/suggest-field';
import { TagsField } from '@pathshala/admin-kit/forms/tags-field';
import type { QuestionDraft } from '../question-editor/draft/question-draft.ts';
import { QuestionEditor } from '../question-editor/question-editor.tsx';
import type { BankQuestionValues } from './bank-question-values.ts';
import { questionFields } from './question.fields.ts';
import styles from './bank-question.module.css';

const texts = {
  question: { en: 'The question', bn: 'প্রশ্নটি' },
  place: { en: 'Where it belongs', bn: 'কোথাকার' },
};

/** The labels that the bank has already, for suggestions. */
export interface BankLabels {
  readonly subjects: readonly {
    readonly subject: string;
    readonly chapters: readonly { readonly chapter: string }[];
  }[];
  readonly tags: readonly { readonly tag: string }[];
}

const noLabels: BankLabels = { subjects: [], tags: [] };

/** The question, and what it is found by. */
export function BankQuestionFields({
  labels = noLabels,
}: {
  readonly labels?: BankLabels | undefined;
}): ReactNode {
  const translate = useText();
  return (
    <div className={styles['form']}>
      <section>
        <h2>{translate(texts.question)}</h2>
        <OpaqueField<QuestionDraft, BankQuestionValues> name="mcq">
          {(editor) => <QuestionEditor {...editor} />}
        </OpaqueField>
      </section>
      <section>
        <h2>{translate(texts.place)}</h2>
        <PlaceFields labels={labels} />
        <Field<BankQuestionValues> name="difficulty" />
        <Field<BankQuestionValues> name="forPractice" />
      </section>
    </div>
  );
}

function PlaceFields({ labels: { subjects, tags } }: { readonly labels: BankLabels }): ReactNode {
  const translate = useText();
  const chosen = useWatch<BankQuestionValues, 'subject'>({ name: 'subject' }).trim();
  const chapters = subjects.find(({ subject }) => subject === chosen)?.chapters ?? [];
  return (
    <div className={styles['columns']}>
      <SuggestField<BankQuestionValues>
        name="subject"
        label={translate(questionFields.subject.label)}
        help={translate(questionFields.subject.help)}
        suggestions={subjects.map(({ subject }) => subject).filter((subject) => subject !== '')}
        maxLength={120}
        isOptional
      />
      <SuggestField<BankQuestionValues>
        name="chapter"
        label={translate(questionFields.chapter.label)}
        suggestions={chapters.map(({ chapter }) => chapter).filter((chapter) => chapter !== '')}
        maxLength={120}
        isOptional
      />
      <TagsField<BankQuestionValues>
        name="tags"
        label={translate(questionFields.tags.label)}
        suggestions={tags.map(({ tag }) => tag)}
        maxTags={20}
        isOptional
      />
      <Field<BankQuestionValues> name="source" />
    </div>
  );
}
