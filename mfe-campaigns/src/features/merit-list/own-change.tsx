import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Place } from './place.ts';
import { texts } from './texts.ts';

function changeOf(before: number, rank: number) {
  if (rank === before) return texts.same;
  return rank < before ? texts.up : texts.down;
}

/** Shows what a later version of the list changed for the student; renders nothing in the first version. */
export function OwnChange({ place }: { readonly place: Place }): ReactNode {
  const text = useText();
  const { before, rank, score, version } = place;
  if (!before) return null;
  const params = { version: version - 1, before: before.rank, rank };
  return (
    <Notice tone={before.rank === rank ? 'neutral' : 'attention'}>
      <p>{text(changeOf(before.rank, rank), params)}</p>
      {before.score !== score && <p>{text(texts.marksChanged, { before: before.score, score })}</p>}
    </Notice>
  );
}
