import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionalToChoose } from '../model/paper-questions.ts';
import { LogInAgain } from './log-in-again.tsx';
import { Palette } from './palette.tsx';
import type { SittingView } from './sitting-view.ts';
import { SubjectsDialog } from './subjects-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { texts } from './texts.ts';

/** The dialogs of the exam, one at a time; logging in again has priority. */
export function SittingDialogs({ view }: { readonly view: SittingView }): ReactNode {
  const { state, dialog } = view;
  if (state.trouble === 'logged-out' && dialog !== 'later') return <LogInAgain view={view} />;
  if (state.phase !== 'open' && state.phase !== 'submitting') return null;
  if (dialog === 'submit') return <SubmitDialog view={view} />;
  if (dialog === 'subjects') return <SubjectsDialog view={view} />;
  return dialog === 'palette' ? <PaletteSheet view={view} /> : null;
}

function PaletteSheet({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const { paper, sitting, open } = view;
  function show(questionId: string): void {
    open(null);
    sitting.show(questionId);
  }
  return (
    <Dialog title={say(commonTexts.questions)} isOpen onClose={() => open(null)}>
      <Palette view={view} onShow={show} />
      {optionalToChoose(paper) > 0 && (
        <Button kind="quiet" isWide onClick={() => open('subjects')}>
          {say(texts.subjectChange)}
        </Button>
      )}
    </Dialog>
  );
}
