import { Alert } from '@mantine/core';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type ExamValues, valueOf } from '@pathshala/admin-exams/campaign-exam/exam-values';
import styles from './exam-form.module.css';
import { useExamTexts } from './texts.ts';
import { type ExamCounts, useExamCounts } from './use-exam-counts.ts';

/** Title, time, marks, required subjects and negative marking, with the marks that can be reached. */
export function ExamRules(): ReactNode {
  const translate = useExamTexts();
  const counts = useExamCounts();
  return (
    <section>
      <h2>{translate('rules.title')}</h2>
      <TextField<ExamValues>
        name="title"
        label={translate('rules.name')}
        help={translate('rules.nameHelp')}
        isOptional
        maxLength={300}
      />
      <div className={styles['rules']}>
        <NumberField<ExamValues> name="timeLimit" label={translate('rules.timeLimit')} />
        <NumberField<ExamValues>
          name="totalMarks"
          label={translate('rules.totalMarks')}
          help={
            <>
              {translate('rules.totalMarksHelp')} <Reachable counts={counts} />
            </>
          }
        />
        <NumberField<ExamValues>
          name="requiredSubjects"
          label={translate('rules.requiredSubjects')}
          help={translate('rules.requiredSubjectsHelp')}
        />
        <NumberField<ExamValues>
          name="negativeMarkingPercentage"
          label={translate('rules.negative')}
          help={translate('rules.negativeHelp')}
        />
      </div>
      {/* Off by default: with throw-away accounts, early scores reveal the key while others still sit the exam. */}
      <SwitchField<ExamValues> name="isScoreAtOnce" label={translate('rules.scoreAtOnce')} />
      <SwitchField<ExamValues> name="order.questions" label={translate('rules.orderQuestions')} />
      <SwitchField<ExamValues> name="order.options" label={translate('rules.orderOptions')} />
      <MarksWarning counts={counts} />
    </section>
  );
}

interface CountsProps {
  readonly counts: ExamCounts;
}

function Reachable({ counts: { marks, questions } }: CountsProps): ReactNode {
  const translate = useExamTexts();
  const { min, max } = marks;
  if (questions === 0) return translate('marks.none');
  return min === max ? translate('marks.reachable', { n: max }) : translate('marks.between', { min, max });
}

/** Warns if the total differs from the marks that can be reached. */
function MarksWarning({ counts: { marks, questions } }: CountsProps): ReactNode {
  const translate = useExamTexts();
  const total = valueOf(useWatch<ExamValues, 'totalMarks'>({ name: 'totalMarks' }));
  const { max } = marks;
  if (!total || total === max || questions === 0) return null;
  const side = total > max ? 'marks.tooHigh' : 'marks.tooLow';
  return (
    <Alert color="marigold" title={translate(side, { total, max })}>
      {translate(`${side}Text`)}
    </Alert>
  );
}
