import type { ReactNode } from 'react';
import type { KeptDraft } from '../draft/use-kept-draft.ts';
import type { Unfolded } from '../draft/draft-store.ts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';

const texts = {
  notKept: {
    en: 'This browser cannot keep the draft: it has no room or does not allow it. Save before you leave the page.',
    bn: 'এই ব্রাউজার খসড়া রাখতে পারছে না: জায়গা নেই বা অনুমতি নেই। পাতা ছাড়ার আগে সংরক্ষণ করুন।',
  },
  kept: {
    en: 'This is your draft of {time}. It is not saved yet.',
    bn: 'এটি আপনার {time}-এর খসড়া। এখনো সংরক্ষণ করা হয়নি।',
  },
};

export interface KeptNoticeProps<Values, Where extends Unfolded> extends Pick<
  KeptDraft<Values, Where>,
  'kept' | 'isKeeping'
> {
  /** Said when what is stored has changed since the draft began. */
  readonly overtaken?: string | undefined;
  /** The way to what is stored, where something is. */
  readonly discard?: { readonly text: string; readonly act: () => void } | undefined;
}

/** Says that a draft is shown, whether what is stored has changed since, and whether the browser keeps it at all. */
export function KeptNotice<Values, Where extends Unfolded>(props: KeptNoticeProps<Values, Where>): ReactNode {
  const say = useText();
  const format = useFormat();
  const { kept, isKeeping, overtaken, discard } = props;
  if (!isKeeping) {
    return (
      <Notice tone="attention" isLive>
        <p>{say(texts.notKept)}</p>
      </Notice>
    );
  }
  if (!kept) return null;
  return (
    <Notice tone={overtaken === undefined ? 'neutral' : 'attention'}>
      <p>{say(texts.kept, { time: format.dateTime(kept.keptAt) })}</p>
      {overtaken !== undefined && <p>{overtaken}</p>}
      {discard && (
        <Button size="small" onClick={discard.act}>
          {discard.text}
        </Button>
      )}
    </Notice>
  );
}
