import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { SittingView } from './sitting-view.ts';

/** At zero: nothing to do but to wait a moment, or to bring the line back. */
export function TimeOver({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const { sitting, state } = view;
  return (
    <Notice tone="attention" title={say('over.title')} isLive>
      <p>{say('over.text')}</p>
      {state.trouble !== null && <Button onClick={sitting.retry}>{say('over.retry')}</Button>}
    </Notice>
  );
}
