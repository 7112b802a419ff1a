import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { optionalToChoose } from '../model/paper-questions.ts';
import { useServerNow } from '../use-server-now.ts';
import type { SittingView } from './sitting-view.ts';

/** Submit, with what is still unanswered in numbers; a refusal stands here in the server's words. */
export function SubmitDialog({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { sitting, state, counts, paper, clock, open } = view;
  const left = state.deadline - useServerNow(clock, state.deadline);
  const isIncomplete = state.sheet.subjects.length !== optionalToChoose(paper);
  function close(): void {
    sitting.clearRefusal();
    open(null);
  }
  return (
    <Dialog
      title={say('submit.title')}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say('submit.back')}</Button>
          <Button kind="primary" isBusy={state.phase === 'handing-in'} onClick={() => void sitting.handIn()}>
            {say('submit.confirm')}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          {counts.unanswered === 0
            ? say('submit.complete')
            : say('submit.unanswered', { n: counts.unanswered })}
        </strong>
      </p>
      <Facts
        isList
        facts={[
          [say('submit.answered'), format.number(counts.answered)],
          [say('submit.blank'), format.number(counts.blank)],
          [say('submit.markedAnswered'), format.number(counts['marked-answered'])],
          [say('submit.marked'), format.number(counts.marked)],
        ]}
      />
      {(state.refusal !== null || isIncomplete) && (
        <Notice tone={state.refusal === null ? 'attention' : 'bad'} isLive={state.refusal !== null}>
          <p>{state.refusal ?? say('subject.tooFew', { n: optionalToChoose(paper) })}</p>
          {isIncomplete && (
            <Button size="small" onClick={() => open('subjects')}>
              {say('subject.change')}
            </Button>
          )}
        </Notice>
      )}
      <p>{say('submit.final', { time: format.clock(left) })}</p>
    </Dialog>
  );
}
