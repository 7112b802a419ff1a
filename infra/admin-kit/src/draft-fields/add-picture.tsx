import { type ReactNode, useState } from 'react';
import { useField } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { pictureTag } from '../draft/picture-tag.ts';
import { useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';

/** Bytes. Base64 adds a third; a question has at most 60,000 characters. */
const sizeLimit = 40_000;
const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

const texts = {
  open: { en: 'Add a picture', bn: 'ছবি যোগ করুন' },
  file: { en: 'Picture', bn: 'ছবি' },
  fileHelp: { en: 'PNG, JPEG, WebP or SVG, at most 40 kB.', bn: 'PNG, JPEG, WebP বা SVG; সর্বোচ্চ ৪০ কেবি।' },
  words: { en: 'What it shows', bn: 'ছবিতে কী আছে' },
  wordsHelp: {
    en: 'Read out to those who cannot see it.',
    bn: 'যারা ছবি দেখতে পান না তাদের এটি পড়ে শোনানো হয়।',
  },
  add: { en: 'Add', bn: 'যোগ করুন' },
  none: { en: 'Choose a picture.', bn: 'একটি ছবি বেছে নিন।' },
  wrong: {
    en: 'This file cannot be used. Choose a PNG, JPEG, WebP or SVG of at most 40 kB.',
    bn: 'এই ফাইলটি চলবে না। সর্বোচ্চ ৪০ কেবির PNG, JPEG, WebP বা SVG বেছে নিন।',
  },
  noWords: { en: 'Translate in a few words what it shows.', bn: 'ছবিতে কী আছে অল্প কথায় লিখুন।' },
};

/** Appends a picture to a formatted text as a data URL. */
export function AddPicture({ path }: { readonly path: Path }): ReactNode {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  const { value, set } = useField<string>(path);
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setOpen(true)}>
        {translate(texts.open)}
      </Button>
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onAdd={(tag) => {
            setOpen(false);
            set(value === '' ? tag : `${value}\n${tag}`);
          }}
        />
      )}
    </>
  );
}

interface PictureDialogProps {
  readonly onClose: () => void;
  readonly onAdd: (tag: string) => void;
}

function PictureDialog({ onClose, onAdd }: PictureDialogProps): ReactNode {
  const translate = useText();
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const isUsable = file !== undefined && kinds.includes(file.type) && file.size <= sizeLimit;
  const fileError = translate(file ? texts.wrong : texts.none);
  const add = async (): Promise<void> => {
    setTried(true);
    if (isUsable && words.trim() !== '') onAdd(pictureTag(await dataUrlOf(file), words.trim()));
  };
  return (
    <Dialog
      isOpen
      title={translate(texts.open)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={() => void add()}>
          {translate(texts.add)}
        </Button>
      }
    >
      <Field
        label={translate(texts.file)}
        help={translate(texts.fileHelp)}
        error={(isTried || file) && !isUsable ? fileError : undefined}
      >
        <TextInput
          type="file"
          accept={kinds.join(',')}
          onChange={(event) => setFile(event.currentTarget.files?.[0])}
        />
      </Field>
      <Field
        label={translate(texts.words)}
        help={translate(texts.wordsHelp)}
        error={isTried && words.trim() === '' ? translate(texts.noWords) : undefined}
      >
        <TextInput value={words} maxLength={200} onChange={(event) => setWords(event.currentTarget.value)} />
      </Field>
    </Dialog>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
