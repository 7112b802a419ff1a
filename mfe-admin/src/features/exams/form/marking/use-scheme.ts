import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';
import { effectiveSchemeOf } from './marking-values.ts';

/** The scheme that holds as the form is filled now. */
export function useScheme(): MarkingScheme {
  const [marking, parentType, percentage] = useWatch<
    ExamValues,
    ['marking', 'parentType', 'negetiveMarkingPercentage']
  >({ name: ['marking', 'parentType', 'negetiveMarkingPercentage'] });
  return useMemo(
    () => effectiveSchemeOf(marking, { parentType, percentage }),
    [marking, parentType, percentage],
  );
}
