import { Button, Group } from '@mantine/core';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { showUndo } from '../../feedback/undo-toast.ts';
import { useFormHandle } from '../form-context.ts';

const texts = {
  notStored: {
    en: 'This browser cannot keep the draft: it has no room or does not allow it. Save before you leave the page.',
    bn: 'এই ব্রাউজার খসড়া রাখতে পারছে না: জায়গা নেই বা অনুমতি নেই। পাতা ছাড়ার আগে সংরক্ষণ করুন।',
  },
  restored: {
    en: 'This is your draft of {time}. It is not saved yet.',
    bn: 'এটি আপনার {time}-এর খসড়া। এখনো সংরক্ষণ করা হয়নি।',
  },
  outdated: {
    en: 'What is saved has changed since then. When you save, you see both versions and choose.',
    bn: 'এর মধ্যে সংরক্ষিত সংস্করণটি বদলেছে। সংরক্ষণ করার সময় দুটি সংস্করণই দেখে বেছে নিতে পারবেন।',
  },
  showSaved: { en: 'Show the saved version instead', bn: 'সংরক্ষিত সংস্করণটি দেখান' },
  discard: { en: 'Discard the draft', bn: 'খসড়া ফেলে দিন' },
  discarded: { en: 'Your draft is discarded.', bn: 'আপনার খসড়াটি ফেলে দেওয়া হয়েছে।' },
};

/** Shows that the form holds a restored draft, and a way to discard it; and whether this browser stores drafts. */
export function DraftNotice(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { restored, isPersisted, isOutdated, isNew, discard } = useFormHandle().draft;
  if (!isPersisted) {
    return (
      <Notice tone="attention" isLive>
        <p>{translate(texts.notStored)}</p>
      </Notice>
    );
  }
  if (!restored) return null;
  return (
    <Notice tone={isOutdated ? 'attention' : 'neutral'}>
      <Group justify="space-between" gap="xs">
        <span>
          {translate(texts.restored, { time: format.dateTime(restored.savedAt) })}{' '}
          {isOutdated && translate(texts.outdated)}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => showUndo({ text: translate(texts.discarded), undo: discard() })}
        >
          {translate(isNew ? texts.discard : texts.showSaved)}
        </Button>
      </Group>
    </Notice>
  );
}
