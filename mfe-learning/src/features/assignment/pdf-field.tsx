import type { HandInFile } from '@pathshala/svc-catalog-contract/assignment';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { FileButton } from '@pathshala/web-kit/parts/file-button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './assignment.module.css';
import { HandInLink } from './hand-in-link.tsx';
import { texts } from './texts.ts';
import { limitMegabytes, type PdfUpload } from './use-pdf-upload.ts';

interface PdfFieldProps {
  readonly file: HandInFile | null;
  readonly upload: PdfUpload;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

/** The chosen PDF, its upload with progress, and the way to another one. */
export function PdfField({ file, upload, error, onRemove }: PdfFieldProps): ReactNode {
  const translate = useText();
  const { state } = upload;
  return (
    <div>
      <Field
        label={translate(texts.file)}
        help={translate(texts.fileHelp, { n: limitMegabytes })}
        error={state.kind === 'idle' ? (state.error ?? error) : undefined}
        isOptional
      >
        <FileButton
          accept="application/pdf,.pdf"
          onFiles={([chosen]) => {
            if (chosen) upload.start(chosen);
          }}
        >
          {translate(file === null ? texts.choosePdf : texts.chooseAnother)}
        </FileButton>
      </Field>
      {state.kind === 'running' && (
        <div className={styles['upload']}>
          <ProgressBar label={translate(texts.uploading, { name: state.name })} percent={state.percent} />
          <Button size="small" onClick={upload.stop}>
            {translate(texts.stop)}
          </Button>
        </div>
      )}
      {file !== null && state.kind === 'idle' && (
        <output className={styles['file']}>
          <HandInLink file={file} />
          <Button size="small" kind="quiet" onClick={onRemove}>
            {translate(texts.removeFile)}
          </Button>
        </output>
      )}
    </div>
  );
}
