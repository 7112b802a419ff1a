import type { Result } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useFeedback } from './use-feedback.ts';

/** A written exam that nobody has marked yet (EXM-09). */
export function AwaitsMarks({ result }: { readonly result: Result }): ReactNode {
  const text = useText();
  const feedback = useFeedback(result);
  return (
    <Notice tone="attention" title={feedback || text(commonTexts.toBeDetermined)}>
      <p>{text(texts.awaitsText)}</p>
    </Notice>
  );
}
