import { useBilingual } from '@pathshala/web-kit/bilingual';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense } from 'react';
import { sharedTexts } from '../../../texts.ts';
import { texts as takeExamTexts } from '../texts.ts';
import type { EntryStateProps } from './entry-state.ts';
import { texts } from './texts.ts';

/** Few exams are opened before their time. */
const WaitForOpening = lazyPage(
  () => import(/* webpackChunkName: "waiting-room" */ './wait-for-opening.tsx'),
  (file) => file.WaitForOpening,
);

/** Few students ask for an exam before their right to it has arrived: the first view of an exam has no room for it. */
const LateRight = lazyPage(
  () => import(/* webpackChunkName: "late-right" */ './late-right.tsx'),
  (file) => file.LateRight,
);

const known = [
  'exams.not-enrolled',
  'exams.not-registered',
  'exams.not-in-batch',
  'exams.fees-due',
  'exams.part.opens',
  'exams.part.closed',
  'exams.part.after',
  'exams.withdrawn',
  'exams.already-sat',
  'exams.window-over',
  'exams.not-open-yet',
] as const;

/** Says why the exam cannot be started now, and what to do next. */
export function Refusal(props: Omit<EntryStateProps, 'onOpened'>): ReactNode {
  const say = useText();
  const { overview, onRefresh } = props;
  const code = known.find((one) => one === overview.refusal);
  if (code === 'exams.not-enrolled' || code === 'exams.not-registered')
    return (
      <Suspense fallback={<LoadingState text={say(takeExamTexts.beforeLoading)} />}>
        <LateRight overview={overview} refusal={code} onRefresh={onRefresh}>
          <Reason {...props} code={code} needsEntry />
        </LateRight>
      </Suspense>
    );
  return (
    <>
      <Reason {...props} code={code} />
      {code === 'exams.not-open-yet' && (
        <Suspense fallback={null}>
          <WaitForOpening {...props} />
        </Suspense>
      )}
    </>
  );
}

interface ReasonProps extends Pick<EntryStateProps, 'exam' | 'overview'> {
  readonly code: (typeof known)[number] | undefined;
  /** Leads to the enrolment or the registration. */
  readonly needsEntry?: boolean;
}

function Reason({ exam, overview, code, needsEntry = false }: ReasonProps): ReactNode {
  const say = useText();
  const reason = useReason(code, overview);
  return (
    <Notice tone="attention">
      <p>{reason}</p>
      {needsEntry && (
        <LinkButton to={exam.entry.to} kind="primary">
          {exam.entry.text}
        </LinkButton>
      )}
      {code === 'exams.fees-due' && (
        <LinkButton to="/fees" kind="primary">
          {say(texts.myFees)}
        </LinkButton>
      )}
      {overview.lastResultId !== null && (
        <LinkButton to={exam.resultPath(overview.lastResultId)} kind="primary">
          {say(texts.goResult)}
        </LinkButton>
      )}
    </Notice>
  );
}

/** The refusal in words, with the time when the exam or its part of the course opens or has closed, or what comes first. */
function useReason(code: (typeof known)[number] | undefined, overview: EntryStateProps['overview']): string {
  const say = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { lock } = overview;
  const moment = momentOf(code, overview);
  const time = moment === null ? '' : format.dateTime(moment);
  const title = lock?.reason === 'after' ? inLanguage(lock.title) : '';
  return code === undefined ? say(texts.refusalOther) : say(sharedTexts.refusal[code], { time, title });
}

function momentOf(
  code: (typeof known)[number] | undefined,
  { lock, opensAt, closesAt }: EntryStateProps['overview'],
): string | null {
  if (lock?.reason === 'opens') return lock.opensAt;
  if (lock?.reason === 'closed') return lock.closedAt;
  return code === 'exams.not-open-yet' ? opensAt : closesAt;
}
