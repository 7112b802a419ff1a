import { Button, NativeSelect, Textarea } from '@mantine/core';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { FileDrop } from '../../files/file-drop.tsx';
import styles from './import.module.css';
import { formatNames, texts } from './texts.ts';
import { type ImportFormat, useReadQuestions } from './use-read-questions.ts';

const accept = '.xlsx,.csv,.tsv,.txt,.gift,.xml,.zip';

const formats = Object.entries(formatNames).map(([value, label]) => ({ value, label }));

/** A file or a pasted text, and its format. */
export function ChooseQuestions({ onRead }: { readonly onRead: (importId: string) => void }): ReactNode {
  const translate = useText();
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [format, setFormat] = useState<ImportFormat>('auto');
  const reading = useReadQuestions(onRead);
  if (reading.share !== undefined) {
    return (
      <div className={styles['column']}>
        <ProgressBar label={translate(texts.sending)} percent={reading.share * 100} />
        <p>
          <output>{reading.share === 1 && translate(texts.reading)}</output>
        </p>
        <Button variant="default" onClick={reading.stop}>
          {translate(texts.stop)}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['column']}>
      <FileDrop
        text={translate(texts.drop)}
        accept={accept}
        file={file}
        error={reading.error}
        onChoose={(chosen) => chosen && setFile(chosen)}
      />
      <Textarea
        mb="sm"
        label={translate(texts.paste)}
        description={translate(texts.pasteHelp)}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        mb="md"
        maw={280}
        label={translate(texts.format)}
        value={format}
        data={[{ value: 'auto', label: translate(texts.auto) }, ...formats]}
        onChange={(event) => setFormat(event.currentTarget.value as ImportFormat)}
      />
      <Button onClick={() => void reading.read({ file, text, format })}>{translate(texts.read)}</Button>
    </div>
  );
}
