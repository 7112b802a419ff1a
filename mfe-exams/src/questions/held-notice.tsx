import type { PaperKey } from '@pathshala/svc-exams-contract/http';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

/** Why some questions have no key: another exam asks them, and is not over for everybody. */
export function HeldNotice({ held = [] }: { readonly held: PaperKey['heldQuestions'] }): ReactNode {
  const say = useTexts();
  if (held.length === 0) return null;
  return (
    <Notice>
      <p>{say('answers.held', { n: held.length })}</p>
    </Notice>
  );
}
