import { standingNameLimits, standingNameProblem } from '@pathshala/rules/standings';
import type { joinStandings } from '@pathshala/svc-exams-contract/standings';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { ownStandingPath, standingsPath } from './paths.ts';
import styles from './standings.module.css';
import { texts } from './texts.ts';

const problems = { length: texts.nameLength, form: texts.nameForm, contact: texts.nameContact } as const;

export interface NameDialogProps {
  /** null: the reader does not take part yet. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/** Asks by which name the reader takes part, and says who sees it. */
export function NameDialog({ name: present, onClose }: NameDialogProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const formId = useId();
  const [name, setName] = useState(present ?? '');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useJoin({ isNew: present === null, onClose, onRefused: setError });
  const { min, max } = standingNameLimits;
  const limits = { min: format.number(min), max: format.number(max) };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const problem = standingNameProblem(name);
    setError(problem === null ? undefined : translate(problems[problem], limits));
    if (problem === null && !isPending) mutate({ body: { name } });
  };
  return (
    <Dialog
      isOpen
      title={translate(present === null ? texts.joinTitle : texts.renameTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isPending}>
            {translate(present === null ? texts.join : texts.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <p className={styles['lead']}>{translate(texts.joinHelp)}</p>
        <Field label={translate(texts.name)} help={translate(texts.nameHelp, limits)} error={error}>
          <TextInput
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

interface Joining {
  readonly isNew: boolean;
  readonly onClose: () => void;
  readonly onRefused: (message: string) => void;
}

function useJoin({ isNew, onClose, onRefused }: Joining) {
  const translate = useText();
  const { toast } = useServices();
  return useApiMutation<typeof joinStandings>('put', ownStandingPath, {
    invalidates: [ownStandingPath, standingsPath],
    onSuccess: () => {
      toast.success(translate(isNew ? texts.joined : texts.renamed));
      onClose();
    },
    onError: ({ message }) => onRefused(message),
  });
}
