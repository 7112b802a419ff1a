import type { Batch } from '@pathshala/svc-catalog-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './member-texts.ts';

/** `12 of 40`, or `12` without a capacity. */
export function useMemberCount(): (batch: Pick<Batch, 'memberCount' | 'capacity'>) => string {
  const translate = useText();
  const { number } = useFormat();
  return ({ memberCount, capacity }) =>
    capacity === null
      ? number(memberCount)
      : translate(texts.membersOf, { n: number(memberCount), capacity: number(capacity) });
}
