import { Button, Group, Progress, Text, TextInput } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { describePicture, type PictureUpload, type PictureUploads } from './use-picture-uploads.ts';
import styles from '../../rich-text.module.css';

const texts = {
  shows: { en: 'What does the picture show?', bn: 'ছবিতে কী আছে?' },
  showsHelp: {
    en: 'Read out to those who cannot see it.',
    bn: 'যারা ছবি দেখতে পান না তাদের এটি পড়ে শোনানো হয়।',
  },
  sending: { en: '{name}: {percent}% sent', bn: '{name}: {percent}% পাঠানো হয়েছে' },
  inText: { en: '{name} is in the text.', bn: '{name} লেখায় বসেছে।' },
  failed: { en: '{name} could not be uploaded. {why}', bn: '{name} আপলোড করা যায়নি। {why}' },
};

/** Below the text: pictures on their way, and the description of the picture that is selected. */
export function PicturePanel({
  editor,
  pictures,
}: {
  readonly editor: Editor;
  readonly pictures: PictureUploads | undefined;
}): ReactNode {
  const selected = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const node = 'node' in state.selection ? (state.selection.node as { attrs: PictureAttributes }) : null;
      return node?.attrs.src === undefined ? null : { src: node.attrs.src, alt: node.attrs.alt ?? '' };
    },
  });
  return (
    <>
      {pictures?.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} pictures={pictures} />
      ))}
      {selected && !pictures?.uploads.some(({ uploaded }) => uploaded?.url === selected.src) && (
        <div className={styles['row']}>
          <AltInput value={selected.alt} onChange={(alt) => describePicture(editor, selected.src, alt)} />
        </div>
      )}
    </>
  );
}

interface PictureAttributes {
  readonly src?: string;
  readonly alt?: string | null;
}

interface UploadRowProps {
  readonly upload: PictureUpload;
  readonly pictures: PictureUploads;
}

function UploadRow({ upload, pictures }: UploadRowProps): ReactNode {
  const translate = useText();
  const { id, alt, progress, failure, uploaded } = upload;
  const percent = Math.round(progress * 100);
  return (
    <div className={styles['row']} data-busy>
      {failure === undefined && !uploaded && <Progress value={percent} aria-hidden size="sm" />}
      <Group gap="xs" justify="space-between">
        <Text component="output" size="sm" {...(failure !== undefined && { c: 'red' })}>
          {translate(sentenceOf(upload), { name: upload.file.name, percent, why: failure ?? '' })}
        </Text>
        <Group gap="xs">
          {failure !== undefined && (
            <Button size="xs" variant="default" onClick={() => pictures.retry(id)}>
              {translate(commonTexts.tryAgain)}
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={() => pictures.close(id)}>
            {translate(
              uploaded ? commonTexts.done : failure === undefined ? commonTexts.cancel : commonTexts.remove,
            )}
          </Button>
        </Group>
      </Group>
      {failure === undefined && <AltInput value={alt} onChange={(text) => pictures.describe(id, text)} />}
    </div>
  );
}

function sentenceOf({ failure, uploaded }: PictureUpload) {
  if (failure !== undefined) return texts.failed;
  return uploaded ? texts.inText : texts.sending;
}

interface AltInputProps {
  readonly value: string;
  readonly onChange: (alt: string) => void;
}

function AltInput({ value, onChange }: AltInputProps): ReactNode {
  const translate = useText();
  return (
    <TextInput
      size="xs"
      label={translate(texts.shows)}
      description={translate(texts.showsHelp)}
      value={value}
      maxLength={300}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
