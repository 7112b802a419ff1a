import { sumOfMarks } from '@pathshala/rules/paper';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { SubjectChoice } from '../subject-choice.tsx';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

/** Changes the optional subjects during the exam; offline the change is queued like an answer. */
export function SubjectsDialog({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const { sitting, state, paper, open } = view;
  const [chosen, choose] = useState(state.sheet.subjects);
  function save(): void {
    sitting.changeSubjects(chosen);
    open(null);
  }
  return (
    <Dialog
      title={say(texts.subjectChange)}
      isOpen
      onClose={() => open(null)}
      actions={
        <>
          <Button onClick={() => open(null)}>{say(texts.submitBack)}</Button>
          <Button kind="primary" onClick={save}>
            {say(texts.subjectSave)}
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
          marks: sumOfMarks(mcqs.map(({ points }) => points)),
        }))}
        chosen={chosen}
        onChange={choose}
      />
      <p>{say(texts.subjectDropped)}</p>
      {state.trouble === 'offline' && <p>{say(texts.subjectOffline)}</p>}
    </Dialog>
  );
}
