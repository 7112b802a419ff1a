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

/** Submit, with the number of unanswered questions; shows the server's message after a refusal. */
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
  async function submit(): Promise<void> {
    await sitting.submit();
    // It is queued: the page shows that.
    if (sitting.state.get().phase === 'queued') open(null);
  }
  return (
    <Dialog
      title={say('submit.title')}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say('submit.back')}</Button>
          {isIncomplete ? (
            <Button kind="primary" onClick={() => open('subjects')}>
              {say('subject.choose')}
            </Button>
          ) : (
            <Button kind="primary" isBusy={state.phase === 'submitting'} onClick={() => void submit()}>
              {say('submit.confirm')}
            </Button>
          )}
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
          [say('submit.answered'), format.number(counts.allAnswered)],
          [say('submit.blank'), format.number(counts.unanswered)],
          [say('submit.marked'), format.number(counts.marked + counts['marked-answered'])],
        ]}
      />
      <Warnings view={view} isIncomplete={isIncomplete} />
      <p>{say('submit.final', { time: format.clock(left) })}</p>
    </Dialog>
  );
}

interface WarningsProps {
  readonly view: SittingView;
  readonly isIncomplete: boolean;
}

/** What prevents the submit, one notice each: a missing subject, the server's refusal, a lost connection. */
function Warnings({ view: { state, paper }, isIncomplete }: WarningsProps): ReactNode {
  const say = useTexts();
  return (
    <>
      {isIncomplete && (
        <Notice tone="attention">
          <p>{say('subject.tooFew', { n: optionalToChoose(paper) })}</p>
        </Notice>
      )}
      {state.refusal !== null && (
        <Notice tone="bad" isLive>
          <p>{state.refusal}</p>
        </Notice>
      )}
      {state.trouble === 'offline' && !isIncomplete && (
        <Notice tone="attention">
          <p>{say('submit.offline')}</p>
        </Notice>
      )}
    </>
  );
}
