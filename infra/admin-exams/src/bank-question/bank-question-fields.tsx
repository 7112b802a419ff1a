import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import { SuggestField } from '@pathshala/admin-kit/forms/suggest-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TagsField } from '@pathshala/admin-kit/forms/tags-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { QuestionDraft } from '../question-editor/draft/question-draft.ts';
import { QuestionEditor } from '../question-editor/question-editor.tsx';
import { type BankQuestionValues, difficulties } from './bank-question-values.ts';
import styles from './bank-question.module.css';

const texts = {
  question: { en: 'The question', bn: 'প্রশ্নটি' },
  place: { en: 'Where it belongs', bn: 'কোথাকার' },
  subject: commonTexts.subject,
  subjectHelp: commonTexts.inBothLanguages,
  chapter: commonTexts.chapter,
  difficulty: commonTexts.difficulty,
  easy: commonTexts.easy,
  medium: commonTexts.medium,
  hard: commonTexts.hard,
  tags: commonTexts.tags,
  source: { en: 'Source', bn: 'উৎস' },
  sourceHelp: { en: 'For example: DU 2019-20, A unit', bn: 'যেমন: ঢাবি ২০১৯-২০, ক ইউনিট' },
  forPractice: { en: 'Students may practise it', bn: 'শিক্ষার্থীরা অনুশীলনে পাবে' },
  forPracticeHelp: {
    en: 'It may then appear in a practice test, with its answer afterwards. Leave it off for a question of a coming exam.',
    bn: 'তখন অনুশীলনী পরীক্ষায় প্রশ্নটি আসতে পারে, পরে উত্তরও দেখা যাবে। সামনের পরীক্ষার প্রশ্ন হলে বন্ধ রাখুন।',
  },
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
        <ChoiceField<BankQuestionValues>
          name="difficulty"
          label={translate(texts.difficulty)}
          choices={difficulties.map((value) => ({ value, label: translate(texts[value]) }))}
          display="radio"
        />
        <SwitchField<BankQuestionValues>
          name="forPractice"
          label={translate(texts.forPractice)}
          help={translate(texts.forPracticeHelp)}
        />
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
        label={translate(texts.subject)}
        help={translate(texts.subjectHelp)}
        suggestions={subjects.map(({ subject }) => subject).filter((subject) => subject !== '')}
        maxLength={120}
        isOptional
      />
      <SuggestField<BankQuestionValues>
        name="chapter"
        label={translate(texts.chapter)}
        suggestions={chapters.map(({ chapter }) => chapter).filter((chapter) => chapter !== '')}
        maxLength={120}
        isOptional
      />
      <TagsField<BankQuestionValues>
        name="tags"
        label={translate(texts.tags)}
        suggestions={tags.map(({ tag }) => tag)}
        maxTags={20}
        isOptional
      />
      <TextField<BankQuestionValues>
        name="source"
        label={translate(texts.source)}
        help={translate(texts.sourceHelp)}
        maxLength={200}
        isOptional
      />
    </div>
  );
}
