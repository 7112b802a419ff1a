import type { KeyCorrections } from '@pathshala/svc-exams-contract/key-corrections';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface RemarkStateProps {
  readonly remark: NonNullable<KeyCorrections['remark']>;
}

/** Shows how many attempts are marked by the current key. The page may be left meanwhile. */
export function RemarkState({ remark }: RemarkStateProps): ReactNode {
  const translate = useText();
  const { state, seen, changed } = remark;
  const isRunning = state === 'running';
  return (
    <Notice tone={isRunning ? 'attention' : 'good'} isLive>
      <p>{translate(texts[state], { seen, changed })}</p>
    </Notice>
  );
}
