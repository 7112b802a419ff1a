import { Button as ModalButton } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { Button } from '@pathshala/web-kit/parts/button';
import { useNavigate } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { examPaths } from '../../../exams/paths.ts';
import { texts } from '../texts.ts';
import { LevelSelect, type Level } from './level-select.tsx';
import { parentTexts } from './parent-texts.ts';

/** The parents that an exam can be created in here, with the selects that lead to them. */
const ways = {
  course: ['course'],
  subject: ['course', 'subject'],
  chapter: ['course', 'subject', 'chapter'],
  unit: ['admissionCourse', 'unit'],
} as const satisfies Record<string, readonly Level[]>;

type Way = keyof typeof ways;

/** "Create New Exam" where no parent is given: asks for it first. */
export function ChooseParent(): ReactNode {
  const translate = useText();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => open(true)}>
        {translate(texts.create)}
      </Button>
      {isOpen && <ParentDialog onClose={() => open(false)} />}
    </>
  );
}

function ParentDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const [type, setType] = useState<Way>('subject');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const levels: readonly Level[] = ways[type];
  const proceed = (): void => {
    const id = chosen[levels.length - 1];
    if (id === undefined) setTried(true);
    else void navigate(examPaths.create(type, id));
  };
  return (
    <AdminModal title={translate(parentTexts.title)} onClose={onClose}>
      <LevelSelect
        level="way"
        value={type}
        error={undefined}
        choices={Object.keys(ways).map((value) => ({
          value,
          label: translate(texts.parents[value as Way]),
        }))}
        onChoose={(value) => {
          setType(value as Way);
          setChosen([]);
        }}
      />
      {levels.map((level, index) => (
        <LevelSelect
          key={`${level} ${chosen[index - 1]}`}
          level={level}
          value={chosen[index] ?? ''}
          parentId={chosen[index - 1]}
          error={isTried && chosen[index] === undefined ? translate(parentTexts.choose) : undefined}
          onChoose={(id) => setChosen([...chosen.slice(0, index), id])}
        />
      ))}
      <ModalActions>
        <ModalButton variant="default" onClick={onClose}>
          {translate(parentTexts.cancel)}
        </ModalButton>
        <ModalButton onClick={proceed}>{translate(parentTexts.proceed)}</ModalButton>
      </ModalActions>
    </AdminModal>
  );
}
