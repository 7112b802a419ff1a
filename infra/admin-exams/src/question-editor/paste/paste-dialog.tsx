import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef } from 'react';
import type { SubjectDraft } from '../draft/question-draft.ts';
import { PasteBijoy } from './paste-bijoy.tsx';
import { PasteErrors } from './paste-errors.tsx';
import { PastePreview } from './paste-preview.tsx';
import { PasteText } from './paste-text.tsx';
import { type PasteInput, usePaste } from './use-paste.ts';

const texts = {
  title: { en: 'Paste questions into {subject}', bn: '{subject}: একসঙ্গে প্রশ্ন বসান' },
  plainTitle: { en: 'Paste questions', bn: 'একসঙ্গে প্রশ্ন বসান' },
  points: { en: 'Points for each question', bn: 'প্রতি প্রশ্নের নম্বর' },
  pointsHelp: {
    en: 'For the questions without points of their own.',
    bn: 'যেসব প্রশ্নের নিজের নম্বর দেওয়া নেই।',
  },
  add: { en: 'Add {n} questions', bn: '{n}টি প্রশ্ন যোগ করুন' },
  addOne: { en: 'Add {n} question', bn: '{n}টি প্রশ্ন যোগ করুন' },
  addNone: { en: 'Add questions', bn: 'প্রশ্ন যোগ করুন' },
  added: { en: '{n} questions are added.', bn: '{n}টি প্রশ্ন যোগ হয়েছে।' },
  addedOne: { en: '{n} question is added.', bn: '{n}টি প্রশ্ন যোগ হয়েছে।' },
};

export interface PasteDialogProps {
  readonly subject: SubjectDraft;
  readonly input: PasteInput;
  readonly onInput: (input: PasteInput) => void;
  readonly onClose: () => void;
}

/** Shows what was recognised in the pasted text, before anything is added. */
export function PasteDialog({ subject, input, onInput, onClose }: PasteDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { toast } = useServices();
  const area = useRef<HTMLTextAreaElement>(null);
  const paste = usePaste(subject, input, onInput);
  const { found, duplicates, added } = paste;
  const count = found.questions.length;
  const name = inLanguage(subject.subjectName.trim());
  const add = () => {
    if (!paste.add()) return;
    toast.success(translate(count === 1 ? texts.addedOne : texts.added, { n: count }));
    onClose();
  };
  return (
    <AdminModal
      size="xl"
      onClose={onClose}
      title={name === '' ? translate(texts.plainTitle) : translate(texts.title, { subject: name })}
    >
      {added > 0 && (
        <Alert color="green" mb="sm">
          {translate(added === 1 ? texts.addedOne : texts.added, { n: added })}
        </Alert>
      )}
      <PasteText paste={paste} area={area} />
      <PasteErrors errors={found.errors} hasOthers={count > 0} area={area} />
      <PasteBijoy bijoy={paste.bijoy} />
      <TextInput
        mt="sm"
        maw={280}
        label={translate(texts.points)}
        description={translate(texts.pointsHelp)}
        error={paste.isTried && paste.arePointsWrong ? translate(commonTexts.numberAbove0) : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={paste.points}
        onChange={(event) => paste.write({ points: event.currentTarget.value })}
      />
      <PastePreview
        questions={found.questions}
        bijoy={paste.bijoy}
        duplicates={duplicates}
        points={paste.points}
      />
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          {translate(commonTexts.cancel)}
        </Button>
        <Button onClick={add}>
          {count === 0
            ? translate(texts.addNone)
            : translate(count === 1 ? texts.addOne : texts.add, { n: count })}
        </Button>
      </Group>
    </AdminModal>
  );
}
