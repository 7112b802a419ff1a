import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Select, TextInput } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { texts as common } from '../texts.ts';
import { releaseChoices } from './release-choices.ts';
import { texts } from './texts.ts';
import type { ReleaseChanges, Remote } from './use-release-changes.ts';

interface ReleaseDialogProps {
  readonly remote: Remote;
  readonly changes: ReleaseChanges;
  readonly onClose: () => void;
}

/** Sets which published version all visitors get, or a share of them. */
export function ReleaseDialog({ remote, changes, onClose }: ReleaseDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const choices = releaseChoices(remote);
  const [version, setVersion] = useState(remote.canary?.version ?? choices.at(-1) ?? '');
  const [percent, setPercent] = useState('100');
  const share = Number(percent);
  const isRight = share > 0 && share <= 100;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (!isRight || version === '') return;
    if (await changes.release({ name: remote.name, version, percent: share })) onClose();
  }

  return (
    <Dialog
      isOpen
      title={translate(texts.releaseOf, { name: remote.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(common.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={changes.isBusy}>
            {translate(texts.go)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={translate(texts.version)}>
          <Select value={version} onChange={({ target }) => setVersion(target.value)}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        </Field>
        <Field
          label={translate(texts.percent)}
          help={translate(texts.percentHelp)}
          error={isRight ? undefined : translate(texts.percentWrong)}
        >
          <TextInput
            value={percent}
            inputMode="decimal"
            onChange={({ target }) => setPercent(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
