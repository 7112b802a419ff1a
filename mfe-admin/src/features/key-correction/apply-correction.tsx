import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { KeyCorrectionPreview } from '@pathshala/svc-exams-contract/key-corrections';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode, SyntheticEvent } from 'react';
import { ReasonField } from '../../reason/reason-field.tsx';
import { useReason } from '../../reason/use-reason.ts';
import styles from './key-correction.module.css';
import { texts } from './texts.ts';

interface ApplyCorrectionProps {
  /** The number of the question. */
  readonly number: number;
  readonly preview: KeyCorrectionPreview;
  readonly isBusy: boolean;
  readonly onApply: (reason: string) => void;
}

/** The reason that students read, and the last question before scores change. */
export function ApplyCorrection({ number: n, preview, isBusy, onApply }: ApplyCorrectionProps): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const reason = useReason();
  const hasLosers = preview.lowered > 0;
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const written = reason.take();
    if (written === null || isBusy) return;
    const isConfirmed = await confirm({
      title: translate(texts.applyTitle, { n }),
      body: (
        <>
          <Lowered preview={preview} />
          <p>{translate(preview.isScoreShown === false ? texts.applyTextUnseen : texts.applyText)}</p>
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
      <ReasonField
        reason={reason}
        label={translate(texts.reason)}
        help={translate(texts.reasonHelp)}
        missing={translate(texts.reasonMissing)}
        maxLength={1000}
      />
      <Button type="submit" kind={hasLosers ? 'danger' : 'primary'} isBusy={isBusy}>
        {translate(texts.apply)}
      </Button>
    </form>
  );
}

function Lowered({ preview }: Pick<ApplyCorrectionProps, 'preview'>): ReactNode {
  const translate = useText();
  const { lowered, isScoreShown = true } = preview;
  if (lowered === 0) return null;
  const one = isScoreShown ? texts.loweredOne : texts.loweredOneUnseen;
  const several = isScoreShown ? texts.lowered : texts.loweredUnseen;
  return (
    <Notice tone={isScoreShown ? 'bad' : 'attention'}>
      <p>{lowered === 1 ? translate(one) : translate(several, { n: lowered })}</p>
    </Notice>
  );
}
