import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense } from 'react';
import { RightOnItsWay } from '../../../questions/right-on-its-way.tsx';
import { useRightToSit } from '../../../questions/use-right-to-sit.ts';
import { useTexts } from '../../../texts.ts';
import type { EntryStateProps } from './entry-state.ts';

/** Few exams are opened before their time. */
const WaitForOpening = lazyPage(
  () => import(/* webpackChunkName: "waiting-room" */ './wait-for-opening.tsx'),
  (file) => file.WaitForOpening,
);

const known = [
  'exams.not-enrolled',
  'exams.not-registered',
  'exams.withdrawn',
  'exams.already-sat',
  'exams.window-over',
  'exams.not-open-yet',
] as const;

/** Why the exam cannot be started now, and what to do next. */
export function Refusal(props: Omit<EntryStateProps, 'onOpened'>): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { exam, overview } = props;
  const code = known.find((one) => one === overview.refusal);
  const moment = code === 'exams.not-open-yet' ? overview.opensAt : overview.closesAt;
  const time = moment === null ? '' : format.dateTime(moment);
  const right = useRightToSit(overview);
  const needsEntry = code === 'exams.not-enrolled' || code === 'exams.not-registered';
  if (right.isAsked) return <LoadingState text={say('before.loading')} />;
  if (needsEntry && right.isLate) return <RightOnItsWay refusal={code} onRefresh={props.onRefresh} />;
  return (
    <>
      <Notice tone="attention">
        <p>{code === undefined ? say('refusal.other') : say(`refusal.${code}`, { time })}</p>
        {needsEntry && (
          <LinkButton to={exam.entry.to} kind="primary">
            {exam.entry.text}
          </LinkButton>
        )}
        {overview.lastResultId !== null && (
          <LinkButton to={exam.resultPath(overview.lastResultId)} kind="primary">
            {say('go.result')}
          </LinkButton>
        )}
      </Notice>
      {code === 'exams.not-open-yet' && (
        <Suspense fallback={null}>
          <WaitForOpening {...props} />
        </Suspense>
      )}
    </>
  );
}
