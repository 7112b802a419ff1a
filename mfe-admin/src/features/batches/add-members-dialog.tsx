import { Button, Input, Textarea } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { Batch } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { StudentChoice } from '../../students/student-choice.tsx';
import { peopleOf } from '../../bulk/people-of.ts';
import { CheckedMembers } from './checked-members.tsx';
import { texts } from '../../batches/member-texts.ts';
import { useAddMembers } from './use-add-members.ts';

interface AddMembersDialogProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** Students by name or by a pasted list, then who of them can be added, then the addition. */
export function AddMembersDialog({ batch, onClose }: AddMembersDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  const [text, setText] = useState('');
  const { progress, error, checked, check, add, restart } = useAddMembers(batch, onClose);
  const people = peopleOf(text);
  // The first cell of a line counts; the name says who it is.
  const append = (id: string, name: string): void =>
    setText((before) => `${before === '' ? '' : `${before}\n`}${id}, ${name}`);
  return (
    <AdminModal
      title={translate(texts.addTitle, { batch: inLanguage(batch.name) })}
      size="lg"
      onClose={onClose}
    >
      {error !== undefined && (
        <Input.Error role="alert" mb="sm">
          {error}
        </Input.Error>
      )}
      {checked ? (
        <CheckedMembers checked={checked} onBack={restart} onAdd={(ids) => void add(ids)} />
      ) : (
        <>
          <StudentChoice label={translate(texts.find)} onChange={append} />
          <Textarea
            label={translate(texts.people)}
            description={translate(texts.peopleHelp)}
            rows={8}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p>
            <output>{people.length > 0 && translate(texts.count, { n: number(people.length) })}</output>
          </p>
          {progress && (
            <ProgressBar
              label={translate(texts.checking, {
                done: number(progress.done),
                total: number(progress.total),
              })}
              percent={(progress.done / Math.max(1, progress.total)) * 100}
            />
          )}
          <ModalActions>
            <Button variant="default" onClick={onClose}>
              {translate(texts.cancel)}
            </Button>
            <Button
              loading={progress !== undefined && error === undefined}
              onClick={() => void check(people)}
            >
              {translate(texts.check)}
            </Button>
          </ModalActions>
        </>
      )}
    </AdminModal>
  );
}
