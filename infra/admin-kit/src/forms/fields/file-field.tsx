import { Button, Input, Progress } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FileChoice } from '../../uploads/file-choice.tsx';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';
import { type Upload, type Uploading, useUpload } from './use-upload.ts';

const megabyte = 1_000_000;

const texts = {
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  replace: { en: 'Replace', bn: 'বদলান' },
  sending: { en: 'Uploading: {share}', bn: 'আপলোড হচ্ছে: {share}' },
  large: {
    en: 'This file is larger than {n} MB. Choose a smaller one.',
    bn: 'ফাইলটি {n} এমবির চেয়ে বড়। আরও ছোট একটি বেছে নিন।',
  },
};

export interface FileFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  /** Uploads the chosen file; by default the upload of pictures of the page (`UploadContext`). */
  readonly upload?: Upload;
  /** MIME types; pictures by default. */
  readonly accept?: string;
  /** Bytes. */
  readonly maxSize?: number;
  /** Shows the stored file, for example as a picture. */
  readonly preview?: (url: string) => ReactNode;
}

/** A file: it is uploaded at once, with its progress, and the form stores its address. Empty: no file. */
export function FileField<Values extends FieldValues = FieldValues>(
  props: FileFieldProps<Values>,
): ReactNode {
  const translate = useText();
  const {
    name,
    accept = 'image/png,image/jpeg,image/webp',
    maxSize = 5 * megabyte,
    preview = Picture,
  } = props;
  const { value, set, attributes } = useField<string, Values>(props);
  const uploading = useUpload(props.upload, set);
  const choose = (file: File | null): void => {
    if (!file) return;
    if (file.size > maxSize) uploading.fail(translate(texts.large, { n: maxSize / megabyte }));
    else void uploading.start(file);
  };
  const { root, label } = attributes.classNames;
  return (
    <Input.Wrapper
      label={attributes.label}
      labelElement="div"
      description={attributes.description}
      error={uploading.error ?? attributes.error}
      inputWrapperOrder={attributes.inputWrapperOrder}
      classNames={{ root: root ?? '', label: label ?? '' }}
    >
      <div className={styles['file']} data-path={name} tabIndex={-1}>
        {value !== '' && preview(value)}
        {uploading.share === undefined ? (
          <>
            <FileChoice accept={accept} onChoose={choose}>
              {(button) => (
                <Button {...button} size="compact-sm" variant="default" aria-label={buttonLabel(props.label)}>
                  {translate(value === '' ? texts.choose : texts.replace)}
                </Button>
              )}
            </FileChoice>
            {value !== '' && (
              <Button size="compact-sm" variant="subtle" onClick={() => set('')}>
                {translate(commonTexts.remove)}
              </Button>
            )}
          </>
        ) : (
          <Sending uploading={uploading} />
        )}
      </div>
    </Input.Wrapper>
  );

  function buttonLabel(field: string): string {
    return `${translate(value === '' ? texts.choose : texts.replace)}: ${field}`;
  }
}

function Sending({ uploading: { share = 0, cancel } }: { readonly uploading: Uploading }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const label = translate(texts.sending, { share: format.percent(Math.round(share * 100)) });
  return (
    <>
      <Progress.Root className={styles['progress'] ?? ''}>
        <Progress.Section value={share * 100} aria-label={label} />
      </Progress.Root>
      <output>{label}</output>
      <Button size="compact-sm" variant="subtle" onClick={cancel}>
        {translate(commonTexts.cancel)}
      </Button>
    </>
  );
}

function Picture(url: string): ReactNode {
  return <img src={url} alt="" className={styles['preview']} />;
}
