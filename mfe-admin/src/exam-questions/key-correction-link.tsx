import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { keyCorrectionPath } from './paths.ts';

const texts = {
  open: commonTexts.correctTheKey,
};

interface KeyCorrectionLinkProps {
  readonly paperId: string;
  readonly questionId: string;
}

/** Links a form that may not change the key of an exam, because the exam was sat, to the page that corrects the key. */
export function KeyCorrectionLink({ paperId, questionId }: KeyCorrectionLinkProps): ReactNode {
  const translate = useText();
  return (
    <LinkButton to={keyCorrectionPath(paperId, questionId)} size="small">
      {translate(texts.open)}
    </LinkButton>
  );
}
