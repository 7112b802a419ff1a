import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';
import { formTexts } from '../texts.ts';
import { useFieldText } from '../use-field-text.ts';
import { MarkingPreview } from './marking-preview.tsx';
import { SubjectMinima } from './subject-minima.tsx';
import { rightChoices, wrongChoices } from './marking-values.ts';

/** Sets how answers become marks, with an example, and the order in which students get the questions. */
export function MarkingFields(): ReactNode {
  const translate = useText();
  const isOwn = useWatch<ExamValues, 'marking.isOwn'>({ name: 'marking.isOwn' });
  return (
    <section>
      <h2>{translate(formTexts.marking)}</h2>
      <SwitchField<ExamValues>
        name="marking.isOwn"
        label={translate(formTexts.isOwn)}
        help={translate(formTexts.isOwnHelp)}
      />
      {isOwn && (
        <>
          <AnswerRules />
          <MeritRules />
        </>
      )}
      <MarkingPreview />
      <SwitchField<ExamValues> name="order.questions" label={translate(formTexts.orderQuestions)} />
      <SwitchField<ExamValues> name="order.options" label={translate(formTexts.orderOptions)} />
    </section>
  );
}

const rightTexts = { points: formTexts.rightPoints, marks: formTexts.rightMarks };
const wrongTexts = {
  nothing: formTexts.wrongNothing,
  percent: formTexts.wrongPercent,
  marks: formTexts.wrongMarks,
};

function AnswerRules(): ReactNode {
  const translate = useText();
  const label = useFieldText();
  const [right, wrong] = useWatch<ExamValues, ['marking.rightGives', 'marking.wrongCosts']>({
    name: ['marking.rightGives', 'marking.wrongCosts'],
  });
  return (
    <FormColumns>
      <ChoiceField<ExamValues>
        name="marking.rightGives"
        label={translate(formTexts.right)}
        choices={rightChoices.map((value) => ({ value, label: translate(rightTexts[value]) }))}
      />
      {right === 'marks' && <NumberField<ExamValues> name="marking.rightMarks" label={label('rightMarks')} />}
      <ChoiceField<ExamValues>
        name="marking.wrongCosts"
        label={translate(formTexts.wrong)}
        choices={wrongChoices.map((value) => ({ value, label: translate(wrongTexts[value]) }))}
      />
      {wrong === 'marks' && <NumberField<ExamValues> name="marking.wrongMarks" label={label('wrongMarks')} />}
    </FormColumns>
  );
}

function MeritRules(): ReactNode {
  const translate = useText();
  const label = useFieldText();
  const hasGpa = useWatch<ExamValues, 'marking.hasGpa'>({ name: 'marking.hasGpa' });
  return (
    <>
      <FormColumns>
        <NumberField<ExamValues>
          name="marking.minimumTotal"
          label={label('minimumTotal')}
          help={translate(formTexts.minimumHelp)}
          isOptional
        />
        <NumberField<ExamValues>
          name="marking.secondTimerDeduction"
          label={label('secondTimerDeduction')}
          help={translate(formTexts.secondHelp)}
          isOptional
        />
      </FormColumns>
      <SubjectMinima />
      <SwitchField<ExamValues>
        name="marking.hasGpa"
        label={translate(formTexts.hasGpa)}
        help={translate(formTexts.hasGpaHelp)}
      />
      {hasGpa && (
        <FormColumns>
          <NumberField<ExamValues> name="marking.sscWeight" label={label('sscWeight')} />
          <NumberField<ExamValues> name="marking.hscWeight" label={label('hscWeight')} />
        </FormColumns>
      )}
    </>
  );
}
