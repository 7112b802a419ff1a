import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { WrittenWork } from '../../../written/written-answer-props.ts';
import { useTexts } from '../../../texts.ts';
import { choiceOf } from '../model/ledger.ts';
import { optionalToChoose, type Question } from '../model/paper-questions.ts';
import { isMarked } from '../model/question-state.ts';
import { useServerNow } from '../use-server-now.ts';
import type { SittingView } from './sitting-view.ts';
import styles from './submit-dialog.module.css';

/** Submit, with the numbers of answered and blank questions and ways to them; shows the server's message after a refusal. */
export function SubmitDialog({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { sitting, state, paper, work, clock, open } = view;
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
      {work === null ? <AnswerCounts view={view} onJump={close} /> : <WorkCounts work={work} />}
      <Warnings view={view} isIncomplete={isIncomplete} />
      <p>{say('submit.final', { time: format.clock(left) })}</p>
    </Dialog>
  );
}

interface JumpsProps {
  readonly view: SittingView;
  readonly onJump: () => void;
}

function AnswerCounts({ view, onJump }: JumpsProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { allAnswered, unanswered } = view.counts;
  return (
    <>
      <p>
        <strong>
          {unanswered === 0 ? say('submit.complete') : say('submit.unanswered', { n: unanswered })}
        </strong>
      </p>
      <Facts
        isList
        facts={[
          [say('submit.answered'), format.number(allAnswered)],
          [say('submit.blank'), format.number(unanswered)],
        ]}
      />
      <Jumps view={view} onJump={onJump} />
    </>
  );
}

function WorkCounts({ work: { words, pages, waiting } }: { readonly work: WrittenWork }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  return (
    <>
      <Facts
        isList
        facts={[
          [say('submit.words'), format.number(words)],
          [say('submit.pages'), format.number(pages)],
        ]}
      />
      {waiting > 0 && (
        <Notice tone="attention">
          <p>{say('submit.waiting', { n: waiting })}</p>
        </Notice>
      )}
    </>
  );
}

/** Jumps to the first blank question, and to the first marked one. */
function Jumps({ view, onJump }: JumpsProps): ReactNode {
  const say = useTexts();
  const { sitting, state, questions, counts } = view;
  const blank = questions.find(({ _id }) => choiceOf(state.sheet, _id) === null);
  const marked = questions.find(({ _id }) => isMarked(state.sheet, _id));
  function show({ _id }: Question): void {
    onJump();
    sitting.show(_id);
  }
  return (
    <p className={styles['jumps']}>
      {blank && <Button onClick={() => show(blank)}>{say('submit.toBlank')}</Button>}
      {marked && (
        <Button onClick={() => show(marked)}>{say('submit.toMarked', { n: counts.allMarked })}</Button>
      )}
    </p>
  );
}

interface WarningsProps {
  readonly view: SittingView;
  readonly isIncomplete: boolean;
}

/** Shows what prevents the submit, one notice each: a missing subject, the server's refusal, a lost connection. */
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
