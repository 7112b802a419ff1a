import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { RightOnItsWay } from '../../../questions/right-on-its-way.tsx';
import { useRightToSit } from '../../../questions/use-right-to-sit.ts';
import { texts } from '../texts.ts';
import type { EntryStateProps } from './entry-state.ts';

interface LateRightProps extends Pick<EntryStateProps, 'overview' | 'onRefresh'> {
  readonly refusal: 'exams.not-enrolled' | 'exams.not-registered';
  /** The refusal of a student who has no right. */
  readonly children: ReactNode;
}

/** Says that the right is on its way to a student who is enrolled or registered already, else shows the refusal. */
export function LateRight({ overview, refusal, onRefresh, children }: LateRightProps): ReactNode {
  const say = useText();
  const { isAsked, isLate } = useRightToSit(overview);
  if (isAsked) return <LoadingState text={say(texts.beforeLoading)} />;
  return isLate ? <RightOnItsWay refusal={refusal} onRefresh={onRefresh} /> : children;
}
