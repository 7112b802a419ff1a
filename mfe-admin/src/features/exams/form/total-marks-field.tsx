import { Button } from '@mantine/core';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { fullMarksOf } from '@pathshala/rules/marking-scheme';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { examFields } from '../../../resources/exam.fields.ts';
import type { ExamValues } from './exam-values.ts';
import { useScheme } from './marking/use-scheme.ts';
import { formTexts } from './texts.ts';

/** The total, with the marks that the questions give in all and a button that takes them over. */
export function TotalMarksField(): ReactNode {
  const label = useText()(examFields.totalMarks.label);
  return <NumberField<ExamValues> name="totalMarks" label={label} help={<Reachable />} />;
}

function Reachable(): ReactNode {
  const translate = useText();
  const { setValue } = useFormContext<ExamValues>();
  const [type, total] = useWatch<ExamValues, ['type', 'totalMarks']>({ name: ['type', 'totalMarks'] });
  const reachable = useReachableMarks();
  if (type === 'Written' || reachable === 0) return null;
  return (
    <>
      {translate(formTexts.reachable, { n: reachable })}{' '}
      {total !== reachable && (
        <Button
          size="compact-xs"
          variant="light"
          onClick={() => setValue('totalMarks', reachable, { shouldDirty: true })}
        >
          {translate(formTexts.takeSum, { n: reachable })}
        </Button>
      )}
    </>
  );
}

function useReachableMarks(): number {
  const scheme = useScheme();
  // Typing has priority over the sum.
  const questions = useDeferredValue(useWatch<ExamValues, 'mcqs'>({ name: 'mcqs' }).get());
  return useMemo(
    () =>
      fullMarksOf(
        scheme,
        questions.map(({ points }) => ({ points: numberOf(points) || 0 })),
      ),
    [scheme, questions],
  );
}
