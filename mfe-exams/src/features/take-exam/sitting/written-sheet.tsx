import { LeaveGuard } from '@pathshala/web-kit/parts/leave-guard';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { WrittenAnswerProps } from '../../../written/written-answer-props.ts';
import { choiceOf } from '../model/ledger.ts';
import { writtenQuestion } from '../model/sheet.ts';
import { texts as takeExamTexts } from '../texts.ts';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

interface WrittenSheetProps {
  readonly view: SittingView;
  /** A notice is shown in its place; what is typed and uploaded stays. */
  readonly isHidden: boolean;
  readonly WrittenAnswer: ComponentType<WrittenAnswerProps>;
}

/** The body of a written exam: its text is saved like an answer. */
export function WrittenSheet({ view, isHidden, WrittenAnswer }: WrittenSheetProps): ReactNode {
  const say = useText();
  const { attemptId, sitting, state, paper, work, onWork } = view;
  const waiting = work?.waiting ?? 0;
  return (
    <>
      <LeaveGuard isUnsaved={() => waiting > 0}>
        <p>{say(texts.writtenLeave, { n: waiting })}</p>
      </LeaveGuard>
      <div hidden={isHidden}>
        {state.refusal !== null && (
          <Notice tone="bad" isLive>
            <p>{state.refusal}</p>
          </Notice>
        )}
        <Suspense fallback={<p>{say(takeExamTexts.beforeLoading)}</p>}>
          <WrittenAnswer
            attemptId={attemptId}
            task={paper.written}
            isOpen={state.phase === 'open'}
            text={choiceOf(state.sheet, writtenQuestion) ?? ''}
            onText={(text) => sitting.choose(writtenQuestion, text === '' ? null : text)}
            onWork={onWork}
          />
        </Suspense>
      </div>
    </>
  );
}
