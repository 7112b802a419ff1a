import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { openExam } from '../engine/open-exam.ts';
import { SubjectChoice } from '../subject-choice.tsx';
import type { EntryStateProps } from './entry-state.ts';
import { DeadlineIfStarted } from './deadline-if-started.tsx';
import { useEnter } from './use-enter.ts';
import { useFirstChoice } from './use-first-choice.ts';

/** The optional subjects, the deadline that Start would set, and Start. */
export function StartForm({ exam, desk, overview, onOpened, onRefresh }: EntryStateProps): ReactNode {
  const say = useTexts();
  const choice = useFirstChoice(overview);
  const { enter, isBusy, error } = useEnter(onOpened);
  const { examKind, examId } = exam;
  const { calls } = desk;
  async function start(): Promise<void> {
    if (!choice.isReady()) return;
    const isIn = await enter(
      openExam(calls, calls.start({ examKind, examId, subjects: choice.chosen }), overview.paperUrl),
    );
    // The overview says why it was refused.
    if (!isIn) onRefresh();
  }
  return (
    <>
      <SubjectChoice
        requiredSubjects={overview.requiredSubjects}
        subjects={overview.subjects}
        chosen={choice.chosen}
        onChange={choice.choose}
        error={choice.error}
        groupRef={choice.group}
      >
        {choice.isIncomplete && (
          <Checkbox
            checked={choice.isLater}
            onChange={({ target }) => choice.putOff(target.checked)}
            label={say('subject.later')}
          />
        )}
      </SubjectChoice>
      <DeadlineIfStarted overview={overview} clock={desk.clock} />
      {error !== null && (
        <Notice tone="bad" isLive>
          <p>{error}</p>
        </Notice>
      )}
      <p>
        <Button kind="primary" isWide isBusy={isBusy} onClick={() => void start()}>
          {say(isBusy ? 'before.starting' : 'before.start')}
        </Button>
      </p>
      {overview.lastResultId !== null && (
        <LinkButton isWide to={exam.resultPath(overview.lastResultId)}>
          {say('before.lastResult')}
        </LinkButton>
      )}
    </>
  );
}
