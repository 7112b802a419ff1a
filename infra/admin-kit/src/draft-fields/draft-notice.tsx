import type { ReactNode } from 'react';
import type { PersistedDraft } from '../draft/use-persisted-draft.ts';
import type { ExpandedParts } from '../draft/draft-store.ts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';

const texts = {
  notStored: {
    en: 'This browser cannot keep the draft: it has no room or does not allow it. Save before you leave the page.',
    bn: 'এই ব্রাউজার খসড়া রাখতে পারছে না: জায়গা নেই বা অনুমতি নেই। পাতা ছাড়ার আগে সংরক্ষণ করুন।',
  },
  restored: {
    en: 'This is your draft of {time}. It is not saved yet.',
    bn: 'এটি আপনার {time}-এর খসড়া। এখনো সংরক্ষণ করা হয়নি।',
  },
};

export interface DraftNoticeProps<Values, FormLocation extends ExpandedParts> extends Pick<
  PersistedDraft<Values, FormLocation>,
  'restored' | 'isPersisted'
> {
  /** Shown if the record was changed since the draft started. */
  readonly outdated?: string | undefined;
  /** Discards the draft and shows the record as it is stored. */
  readonly discard?: { readonly text: string; readonly act: () => void } | undefined;
}

/** Shows that the form holds a restored draft, whether the record was changed since, and whether this browser stores drafts. */
export function DraftNotice<Values, FormLocation extends ExpandedParts>(
  props: DraftNoticeProps<Values, FormLocation>,
): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { restored, isPersisted, outdated, discard } = props;
  if (!isPersisted) {
    return (
      <Notice tone="attention" isLive>
        <p>{translate(texts.notStored)}</p>
      </Notice>
    );
  }
  if (!restored) return null;
  return (
    <Notice tone={outdated === undefined ? 'neutral' : 'attention'}>
      <p>{translate(texts.restored, { time: format.dateTime(restored.savedAt) })}</p>
      {outdated !== undefined && <p>{outdated}</p>}
      {discard && (
        <Button size="small" onClick={discard.act}>
          {discard.text}
        </Button>
      )}
    </Notice>
  );
}
