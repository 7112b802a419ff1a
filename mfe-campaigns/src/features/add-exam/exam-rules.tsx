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

/** Title, time, marks, required subjects and negative marking, with what the marks come to. */
export function ExamRules({ marks }: { readonly marks: ReachableMarks }): ReactNode {
  const say = useExamTexts();
  return (
    <section>
      <h2>{say('rules.title')}</h2>
      <DraftField
        path="title"
        label={say('rules.name')}
        help={say('rules.nameHelp')}
        isOptional
        maxLength={300}
      />
      <div className={styles['rules']}>
        <DraftField path="timeLimit" kind="number" label={say('rules.timeLimit')} />
        <DraftField
          path="totalMarks"
          kind="number"
          label={say('rules.totalMarks')}
          help={
            <>
              {say('rules.totalMarksHelp')} <Reachable marks={marks} />
            </>
          }
        />
        <DraftField
          path="requiredSubjects"
          kind="number"
          label={say('rules.requiredSubjects')}
          help={say('rules.requiredSubjectsHelp')}
        />
        <DraftField
          path="negativeMarkingPercentage"
          kind="number"
          label={say('rules.negative')}
          help={say('rules.negativeHelp')}
        />
      </div>
      <ScoreAtOnce />
      <MarksWarning marks={marks} />
    </section>
  );
}

/** With throw-away accounts the key could be read out of scores while others still sit: after the end unless chosen. */
function ScoreAtOnce(): ReactNode {
  const say = useExamTexts();
  const { value, set } = useField<boolean>('isScoreAtOnce');
  return (
    <Checkbox
      label={say('rules.scoreAtOnce')}
      checked={value}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

function Reachable({ marks: { min, max } }: { readonly marks: ReachableMarks }): ReactNode {
  const say = useExamTexts();
  const subjects = useValue<readonly SubjectDraft[]>('subjects');
  if (questionCount({ subjects }) === 0) return say('marks.none');
  return min === max ? say('marks.reachable', { n: max }) : say('marks.between', { min, max });
}

/** Says when the total and what can be sat disagree, and what that would do. */
function MarksWarning({ marks: { max } }: { readonly marks: ReachableMarks }): ReactNode {
  const say = useExamTexts();
  const subjects = useValue<readonly SubjectDraft[]>('subjects');
  const total = numberOf(useValue<string>('totalMarks'));
  if (!total || total === max || questionCount({ subjects }) === 0) return null;
  const side = total > max ? 'marks.tooHigh' : 'marks.tooLow';
  return (
    <Notice tone="attention" isLive title={say(side, { total, max })}>
      <p>{say(`${side}Text`)}</p>
    </Notice>
  );
}
