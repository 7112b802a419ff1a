import { Button } from '@mantine/core';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense, useState } from 'react';
import type { SubjectDraft } from '../draft/question-draft.ts';
import type { PasteInput } from './use-paste.ts';

const PasteDialog = lazyPage(
  () => import(/* webpackChunkName: "paste-questions" */ './paste-dialog.tsx'),
  (file) => file.PasteDialog,
);

const texts = { open: { en: 'Paste questions', bn: 'একসঙ্গে প্রশ্ন বসান' } };

/** Adds many questions to a subject from pasted text. Closing the dialog keeps the text. */
export function PasteQuestions({ subject }: { readonly subject: SubjectDraft }): ReactNode {
  const translate = useText();
  const [isOpen, open] = useState(false);
  const [input, setInput] = useState<PasteInput>({ text: '', points: '1' });
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {translate(texts.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <PasteDialog subject={subject} input={input} onInput={setInput} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
