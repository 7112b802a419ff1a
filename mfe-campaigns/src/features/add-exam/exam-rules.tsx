import { useField, useValue } from '@pathshala/admin-kit/draft/draft-context';
import { numberOf } from '@pathshala/admin-kit/draft/number-of';
import type { SubjectDraft } from '@pathshala/admin-kit/draft/question-draft';
import { DraftField } from '@pathshala/admin-kit/draft-fields/draft-field';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { questionCount, type ReachableMarks } from './draft/marks.ts';
import styles from './exam-form.module.css';
import { useExamTexts } from './texts.ts';

/** Title, time, marks, required subjects and negative marking, with the marks that can be reached. */
export function ExamRules({ marks }: { readonly marks: ReachableMarks }): ReactNode {
  const translate = useExamTexts();
  return (
    <section>
      <h2>{translate('rules.title')}</h2>
      <DraftField
        path="title"
        label={translate('rules.name')}
        help={translate('rules.nameHelp')}
        isOptional
        maxLength={300}
      />
      <div className={styles['rules']}>
        <DraftField path="timeLimit" kind="number" label={translate('rules.timeLimit')} />
        <DraftField
          path="totalMarks"
          kind="number"
          label={translate('rules.totalMarks')}
          help={
            <>
              {translate('rules.totalMarksHelp')} <Reachable marks={marks} />
            </>
          }
        />
        <DraftField
          path="requiredSubjects"
          kind="number"
          label={translate('rules.requiredSubjects')}
          help={translate('rules.requiredSubjectsHelp')}
        />
        <DraftField
          path="negativeMarkingPercentage"
          kind="number"
          label={translate('rules.negative')}
          help={translate('rules.negativeHelp')}
        />
      </div>
      <ScoreAtOnce />
      <MarksWarning marks={marks} />
    </section>
  );
}

/** Off by default: with throw-away accounts, early scores reveal the key while others still sit the exam. */
function ScoreAtOnce(): ReactNode {
  const translate = useExamTexts();
  const { value, set } = useField<boolean>('isScoreAtOnce');
  return (
    <Checkbox
      label={translate('rules.scoreAtOnce')}
      checked={value}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

function Reachable({ marks: { min, max } }: { readonly marks: ReachableMarks }): ReactNode {
  const translate = useExamTexts();
  const subjects = useValue<readonly SubjectDraft[]>('subjects');
  if (questionCount({ subjects }) === 0) return translate('marks.none');
  return min === max ? translate('marks.reachable', { n: max }) : translate('marks.between', { min, max });
}

/** Warns if the total differs from the marks that can be reached. */
function MarksWarning({ marks: { max } }: { readonly marks: ReachableMarks }): ReactNode {
  const translate = useExamTexts();
  const subjects = useValue<readonly SubjectDraft[]>('subjects');
  const total = numberOf(useValue<string>('totalMarks'));
  if (!total || total === max || questionCount({ subjects }) === 0) return null;
  const side = total > max ? 'marks.tooHigh' : 'marks.tooLow';
  return (
    <Notice tone="attention" isLive title={translate(side, { total, max })}>
      <p>{translate(`${side}Text`)}</p>
    </Notice>
  );
}
