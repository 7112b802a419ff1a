import { Alert, Button } from '@mantine/core';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { QuestionDraft } from '../question-editor/draft/question-draft.ts';
import { draftFromBank } from './draft-from-bank.ts';
import { PickerFilters } from './picker-filters.tsx';
import { PickerList } from './picker-list.tsx';
import { pickerTexts } from './picker-texts.ts';
import {
  type PickableQuestion,
  type PickerQuery,
  type QuestionSource,
  usePickerPage,
} from './question-source.ts';

export interface PickerDialogProps {
  readonly source: QuestionSource;
  /** Ids of questions of the bank. */
  readonly taken: ReadonlySet<string>;
  readonly onTake: (questions: readonly QuestionDraft[]) => void;
  readonly onClose: () => void;
}

/** Ticked questions stay ticked while the search changes. */
export function PickerDialog({ source, taken, onTake, onClose }: PickerDialogProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [query, setQuery] = useState<PickerQuery>({ page: 1 });
  const [chosen, setChosen] = useState<readonly PickableQuestion[]>([]);
  const [isTried, setTried] = useState(false);
  const found = usePickerPage(source, query);
  const toggle = (questions: readonly PickableQuestion[], isOn: boolean): void => {
    const ids = new Set(questions.map(({ _id }) => _id));
    setChosen((before) => [...before.filter(({ _id }) => !ids.has(_id)), ...(isOn ? questions : [])]);
  };
  const add = (): void => {
    setTried(true);
    if (chosen.length === 0) return;
    onTake(chosen.map(draftFromBank));
    toast.success(translate(pickerTexts.added, { n: chosen.length }));
    onClose();
  };
  return (
    <AdminModal size="xl" title={translate(pickerTexts.title)} onClose={onClose}>
      <PickerFilters
        source={source}
        query={query}
        onQuery={(change) => setQuery({ ...query, page: 1, ...change })}
      />
      <PickerList
        found={found}
        chosen={chosen}
        taken={taken}
        onToggle={toggle}
        onPage={(page) => setQuery({ ...query, page })}
      />
      {isTried && chosen.length === 0 && (
        <Alert color="red" role="alert" mt="sm">
          {translate(pickerTexts.noneChosen)}
        </Alert>
      )}
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(pickerTexts.cancel)}
        </Button>
        <Button onClick={add}>
          {chosen.length === 0
            ? translate(pickerTexts.addNone)
            : translate(pickerTexts.add, { n: chosen.length })}
        </Button>
      </ModalActions>
    </AdminModal>
  );
}
