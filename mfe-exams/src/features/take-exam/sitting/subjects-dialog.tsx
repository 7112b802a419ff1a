import { isApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { SubjectChoice } from '../subject-choice.tsx';
import type { SittingView } from './sitting-view.ts';

interface Saving {
  readonly isBusy: boolean;
  readonly error: string | null;
}

/** Another choice of optional subjects in the middle of the exam. */
export function SubjectsDialog({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const { sitting, state, paper, open } = view;
  const [chosen, choose] = useState(state.sheet.subjects);
  const [{ isBusy, error }, setSaving] = useState<Saving>({ isBusy: false, error: null });
  async function save(): Promise<void> {
    setSaving({ isBusy: true, error: null });
    try {
      await sitting.changeSubjects(chosen);
      sitting.clearRefusal();
      open(null);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setSaving({ isBusy: false, error: failure.message });
    }
  }
  return (
    <Dialog
      title={say('subject.change')}
      isOpen
      onClose={() => open(null)}
      actions={
        <>
          <Button onClick={() => open(null)}>{say('submit.back')}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>
            {say('subject.save')}
          </Button>
        </>
      }
    >
      <SubjectChoice
        requiredSubjects={paper.requiredSubjects}
        subjects={paper.subjects.map(({ subjectName, mandatory, mcqs }) => ({
          subjectName,
          mandatory,
          questionCount: mcqs.length,
          marks: mcqs.reduce((sum, { points }) => sum + points, 0),
        }))}
        chosen={chosen}
        onChange={choose}
      />
      <p>{say('subject.dropped')}</p>
      {error !== null && (
        <Notice tone="bad" isLive>
          <p>{error}</p>
        </Notice>
      )}
    </Dialog>
  );
}
