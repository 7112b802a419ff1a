import { Switch, Text } from '@mantine/core';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';
import { formTexts } from '../texts.ts';
import { followsPercentage, markingValuesOf } from './marking-values.ts';

/**
 * Sets what a wrong answer costs. The rule of the kind decides what the percentage means, so the help depends on the kind:
 * in a subject exam 0 % costs a whole mark (EXM-09), and a unit exam has no negative marking (EXM-08).
 */
export function NegativeMarking(): ReactNode {
  const translate = useText();
  const { setValue } = useFormContext<ExamValues>();
  const [marking, parentType] = useWatch<ExamValues, ['marking', 'parentType']>({
    name: ['marking', 'parentType'],
  });
  const isUnit = parentType === 'unit';
  const isFree = marking.isOwn && marking.wrongCosts === 'nothing';
  const setFree = (free: boolean): void => {
    const usual = markingValuesOf(null, parentType);
    const own = marking.isOwn ? marking : { ...usual, isOwn: true };
    const next = { ...own, wrongCosts: free ? 'nothing' : 'percent' } as const;
    setValue('marking', isUsual(next, usual) ? usual : next, { shouldDirty: true });
  };
  return (
    <div>
      {followsPercentage({ marking, parentType }) && (
        <Field<ExamValues>
          name="negetiveMarkingPercentage"
          {...(parentType === 'subject' && { help: translate(formTexts.negativeHelpOfSubject) })}
        />
      )}
      {isUnit && !marking.isOwn && <Text size="sm">{translate(formTexts.noNegativeOfUnit)}</Text>}
      {!(isUnit && !marking.isOwn) && (
        <Switch
          mt="xs"
          label={translate(formTexts.noPenalty)}
          checked={isFree}
          onChange={(event) => setFree(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}

type Marking = ExamValues['marking'];

/** Whether own rules say the same as those of the kind. */
const isUsual = (own: Marking, usual: Marking): boolean =>
  JSON.stringify({ ...own, isOwn: false, stored: null }) === JSON.stringify({ ...usual, stored: null });
