import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

const shown = {
  none: { tone: 'neutral', text: texts.stateNone },
  'handed-in': { tone: 'good', text: texts.stateHandedIn },
  late: { tone: 'attention', text: texts.stateLate },
  marked: { tone: 'good', text: texts.stateMarked },
} as const;

interface AssignmentStateProps {
  readonly own: NonNullable<AssignmentItem['own']>;
  readonly maxScore: number;
}

/** Shows the state of an assignment for the student. */
export function AssignmentState({ own, maxScore }: AssignmentStateProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { tone, text } = shown[own.state];
  return (
    <Badge tone={tone}>{translate(text, { score: number(own.score ?? 0), max: number(maxScore) })}</Badge>
  );
}
