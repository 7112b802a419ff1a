import type { createPractice } from '@pathshala/svc-exams-contract/http';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useCreatePractice } from '../../../practice/use-create-practice.ts';
import { texts } from './texts.ts';

interface StartFromAddressProps {
  readonly subject: string;
  readonly count: number;
  /** Shown where the test cannot be made. */
  readonly otherwise: ReactNode;
}

/** The dashboard's "Practise ten questions": makes the test and opens it. Two renders make one test, by the server. */
export function StartFromAddress({ subject, count, otherwise }: StartFromAddressProps): ReactNode {
  const translate = useText();
  const { create, error } = useCreatePractice<typeof createPractice>('/exams/practice', { replace: true });
  const start = useEffectEvent(() => create({ body: { subjects: [subject], count } }));
  useEffect(() => start(), []);
  return error ? otherwise : <LoadingState text={translate(texts.making)} />;
}
