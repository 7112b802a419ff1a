import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { KeyCorrectionPreview } from '@pathshala/svc-exams-contract/key-corrections';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import styles from './key-correction.module.css';
import { texts } from './texts.ts';

export interface ApplyCorrectionProps {
  /** Of the question. */
  readonly number: number;
  readonly preview: KeyCorrectionPreview;
  readonly isBusy: boolean;
  readonly onApply: (reason: string) => void;
}

/** The reason that students read, and the last question before scores change. */
export function ApplyCorrection({ number: n, preview, isBusy, onApply }: ApplyCorrectionProps): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const hasLosers = preview.lowered > 0;
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const written = reason.trim();
    setMissing(written === '');
    if (written === '' || isBusy) return;
    const isConfirmed = await confirm({
      title: translate(texts.applyTitle, { n }),
      body: (
        <>
          <Lowered preview={preview} />
          <p>{translate(texts.applyText)}</p>
        </>
      ),
      confirmText: translate(texts.apply),
      isDangerous: hasLosers,
    });
    if (isConfirmed) onApply(written);
  };
  return (
    <form noValidate className={styles['apply']} onSubmit={(event) => void submit(event)}>
      <Lowered preview={preview} />
      <Field
        label={translate(texts.reason)}
        help={translate(texts.reasonHelp)}
        error={isMissing ? translate(texts.reasonMissing) : undefined}
      >
        <TextArea
          value={reason}
          rows={3}
          maxLength={1000}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" kind={hasLosers ? 'danger' : 'primary'} isBusy={isBusy}>
        {translate(texts.apply)}
      </Button>
    </form>
  );
}

function Lowered({ preview: { lowered } }: Pick<ApplyCorrectionProps, 'preview'>): ReactNode {
  const translate = useText();
  if (lowered === 0) return null;
  return (
    <Notice tone="bad">
      <p>{lowered === 1 ? translate(texts.loweredOne) : translate(texts.lowered, { n: lowered })}</p>
    </Notice>
  );
}
