import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useValue } from '@pathshala/admin-kit/draft/draft-context';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useServices } from '@pathshala/web-kit/services';
import { type ReactNode, useState } from 'react';
import { useExamTexts } from '../texts.ts';
import { PasteForm } from './paste-form.tsx';
import { usePaste } from './use-paste.ts';

/** Adds many questions to a subject from pasted text. Closing the dialog keeps the text. */
export function PasteQuestions({ path }: { readonly path: Path }): ReactNode {
  const translate = useExamTexts();
  const half = useBilingual();
  const { toast } = useServices();
  const [isOpen, open] = useState(false);
  const paste = usePaste(path);
  const subject = half(useValue<string>(path.replace(/mcqs$/u, 'subjectName')).trim());
  const count = paste.found.questions.length;
  const add = () => {
    if (!paste.add()) return;
    toast.success(translate('paste.added', { n: count }));
    open(false);
  };
  return (
    <>
      <Button onClick={() => open(true)}>{translate('paste.open')}</Button>
      <Dialog
        title={subject === '' ? translate('paste.titlePlain') : translate('paste.title', { subject })}
        isOpen={isOpen}
        onClose={() => open(false)}
        actions={
          <>
            <Button onClick={() => open(false)}>{translate('paste.cancel')}</Button>
            <Button kind="primary" onClick={add}>
              {count === 0 ? translate('paste.addNone') : translate('paste.add', { n: count })}
            </Button>
          </>
        }
      >
        <PasteForm paste={paste} />
      </Dialog>
    </>
  );
}
