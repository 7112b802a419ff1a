import { Alert } from '@mantine/core';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type ExamValues, valueOf } from '@pathshala/admin-exams/campaign-exam/exam-values';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import styles from './exam-form.module.css';
import { type ExamCounts, useExamCounts } from './use-exam-counts.ts';
import { texts } from './texts.ts';

/** Title, time, marks, required subjects and negative marking, with the marks that can be reached. */
export function ExamRules(): ReactNode {
  const translate = useText();
  const counts = useExamCounts();
  return (
    <section>
      <h2>{translate(commonTexts.theExam)}</h2>
      <TextField<ExamValues>
        name="title"
        label={translate(commonTexts.title)}
        help={translate(texts.rulesNameHelp)}
        isOptional
        maxLength={300}
      />
      <div className={styles['rules']}>
        <NumberField<ExamValues> name="timeLimit" label={translate(texts.rulesTimeLimit)} />
        <NumberField<ExamValues>
          name="totalMarks"
          label={translate(commonTexts.totalMarks)}
          help={
            <>
              {translate(texts.rulesTotalMarksHelp)} <Reachable counts={counts} />
            </>
          }
        />
        <NumberField<ExamValues>
          name="requiredSubjects"
          label={translate(commonTexts.requiredSubjects)}
          help={translate(commonTexts.leftEmptyAll)}
        />
        <NumberField<ExamValues>
          name="negativeMarkingPercentage"
          label={translate(texts.rulesNegative)}
          help={translate(commonTexts.negativeMarkingHelp)}
        />
      </div>
      {/* Off by default: with throw-away accounts, early scores reveal the key while others still sit the exam. */}
      <SwitchField<ExamValues> name="isScoreAtOnce" label={translate(texts.rulesScoreAtOnce)} />
      <SwitchField<ExamValues>
        name="order.questions"
        label={translate(commonTexts.questionsInAnotherOrder)}
      />
      <SwitchField<ExamValues> name="order.options" label={translate(commonTexts.optionsInAnotherOrder)} />
      <MarksWarning counts={counts} />
    </section>
  );
}

interface CountsProps {
  readonly counts: ExamCounts;
}

function Reachable({ counts: { marks, questions } }: CountsProps): ReactNode {
  const translate = useText();
  const { min, max } = marks;
  if (questions === 0) return translate(texts.marksNone);
  return min === max
    ? translate(texts.marksReachable, { n: max })
    : translate(texts.marksBetween, { min, max });
}

/** Warns if the total differs from the marks that can be reached. */
function MarksWarning({ counts: { marks, questions } }: CountsProps): ReactNode {
  const translate = useText();
  const total = valueOf(useWatch<ExamValues, 'totalMarks'>({ name: 'totalMarks' }));
  const { max } = marks;
  if (!total || total === max || questions === 0) return null;
  const side = total > max ? 'tooHigh' : 'tooLow';
  return (
    <Alert color="marigold" title={translate(texts.marks[side], { total, max })}>
      {translate(texts.marksAdvice[side])}
    </Alert>
  );
}
