import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { WrittenWork } from '../../../written/written-answer-props.ts';
import { choiceOf } from '../model/ledger.ts';
import { optionalToChoose, type Question } from '../model/paper-questions.ts';
import { isMarked } from '../model/question-state.ts';
import { texts as takeExamTexts } from '../texts.ts';
import { useServerNow } from '../use-server-now.ts';
import type { SittingView } from './sitting-view.ts';
import styles from './submit-dialog.module.css';
import { texts } from './texts.ts';

/** Submit, with the numbers of answered and blank questions and ways to them; shows the server's message after a refusal. */
export function SubmitDialog({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
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
      title={say(texts.submitTitle)}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say(texts.submitBack)}</Button>
          {isIncomplete ? (
            <Button kind="primary" onClick={() => open('subjects')}>
              {say(texts.subjectChoose)}
            </Button>
          ) : (
            <Button kind="primary" isBusy={state.phase === 'submitting'} onClick={() => void submit()}>
              {say(texts.submitConfirm)}
            </Button>
          )}
        </>
      }
    >
      {work === null ? <AnswerCounts view={view} onJump={close} /> : <WorkCounts work={work} />}
      <Warnings view={view} isIncomplete={isIncomplete} />
      <p>{say(texts.submitFinal, { time: format.clock(left) })}</p>
    </Dialog>
  );
}

interface JumpsProps {
  readonly view: SittingView;
  readonly onJump: () => void;
}

function AnswerCounts({ view, onJump }: JumpsProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const { allAnswered, unanswered } = view.counts;
  return (
    <>
      <p>
        <strong>
          {unanswered === 0 ? say(texts.submitComplete) : say(texts.submitUnanswered, { n: unanswered })}
        </strong>
      </p>
      <Facts
        isList
        facts={[
          [say(commonTexts.answered), format.number(allAnswered)],
          [say(texts.submitBlank), format.number(unanswered)],
        ]}
      />
      <Jumps view={view} onJump={onJump} />
    </>
  );
}

function WorkCounts({ work: { words, pages, waiting } }: { readonly work: WrittenWork }): ReactNode {
  const say = useText();
  const format = useFormat();
  return (
    <>
      <Facts
        isList
        facts={[
          [say(texts.submitWords), format.number(words)],
          [say(commonTexts.paperPages), format.number(pages)],
        ]}
      />
      {waiting > 0 && (
        <Notice tone="attention">
          <p>{say(texts.submitWaiting, { n: waiting })}</p>
        </Notice>
      )}
    </>
  );
}

/** Jumps to the first blank question, and to the first marked one. */
function Jumps({ view, onJump }: JumpsProps): ReactNode {
  const say = useText();
  const { sitting, state, questions, counts } = view;
  const blank = questions.find(({ _id }) => choiceOf(state.sheet, _id) === null);
  const marked = questions.find(({ _id }) => isMarked(state.sheet, _id));
  function show({ _id }: Question): void {
    onJump();
    sitting.show(_id);
  }
  return (
    <p className={styles['jumps']}>
      {blank && <Button onClick={() => show(blank)}>{say(texts.submitToBlank)}</Button>}
      {marked && (
        <Button onClick={() => show(marked)}>{say(texts.submitToMarked, { n: counts.allMarked })}</Button>
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
  const say = useText();
  return (
    <>
      {isIncomplete && (
        <Notice tone="attention">
          <p>{say(takeExamTexts.tooFew, { n: optionalToChoose(paper) })}</p>
        </Notice>
      )}
      {state.refusal !== null && (
        <Notice tone="bad" isLive>
          <p>{state.refusal}</p>
        </Notice>
      )}
      {state.trouble === 'offline' && !isIncomplete && (
        <Notice tone="attention">
          <p>{say(texts.submitOffline)}</p>
        </Notice>
      )}
    </>
  );
}
