import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ServerClock } from '../model/server-clock.ts';
import { texts as takeExamTexts } from '../texts.ts';
import { useServerNow } from '../use-server-now.ts';
import type { EntryStateProps } from './entry-state.ts';
import { useResume } from './use-resume.ts';
import { texts } from './texts.ts';

/** Resumes an open attempt: at once after a reload, else by a button, which also takes it over from another device. */
export function ResumeExam(props: EntryStateProps & { readonly attemptId: string }): ReactNode {
  const say = useText();
  const { overview, desk } = props;
  const { resume, isElsewhere, isBusy, error } = useResume(props);
  return (
    <Notice tone="attention" title={say(texts.openTitle)}>
      <p>{say(isElsewhere ? texts.openElsewhere : texts.openText)}</p>
      {overview.openAttempt !== null && <OpenFacts openAttempt={overview.openAttempt} clock={desk.clock} />}
      {error !== null && <p role="alert">{error}</p>}
      <Button kind="primary" isBusy={isBusy} onClick={resume}>
        {say(isElsewhere ? takeExamTexts.elsewhereHere : commonTexts.continueTheExam)}
      </Button>
    </Notice>
  );
}

interface OpenFactsProps {
  readonly openAttempt: NonNullable<PaperOverview['openAttempt']>;
  readonly clock: ServerClock;
}

/** Shows how much time is left, and how many answers are stored. */
function OpenFacts({ openAttempt, clock }: OpenFactsProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const deadline = Date.parse(openAttempt.deadlineAt);
  const left = Math.max(0, deadline - useServerNow(clock, deadline));
  return (
    <Facts
      facts={[
        [say(commonTexts.timeLeft), format.clock(left)],
        [say(commonTexts.answered), format.number(openAttempt.answered)],
      ]}
    />
  );
}
