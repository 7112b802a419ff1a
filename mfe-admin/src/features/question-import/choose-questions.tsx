import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FileDrop } from '../../files/file-drop.tsx';
import { FileProgress, TemplateButton } from '../../files/file-progress.tsx';
import styles from './import.module.css';
import { formatNames, texts } from './texts.ts';
import { type ImportFormat, type QuestionSource, useReadQuestions } from './use-read-questions.ts';

const accept = '.xlsx,.csv,.tsv,.txt,.gift,.xml,.zip';

const formats = Object.entries(formatNames).map(([value, label]) => ({ value, label }));

const template =
  'Question,A,B,C,D,Answer,Points,Explanation,Subject,Chapter,Difficulty,Tags\r\n' +
  'বলের একক কী?,নিউটন,জুল,ওয়াট,প্যাসকেল,A,1,F = ma,পদার্থবিজ্ঞান,বল,easy,একক\r\n' +
  'Which is a vector?,force,mass,time,work,A,1,It has a direction.,Physics,Vectors,medium,\r\n';

interface ChooseQuestionsProps {
  readonly source: QuestionSource;
  readonly onSource: (source: QuestionSource) => void;
  readonly onRead: (importId: string) => void;
}

/** A file or a pasted text, and its format. */
export function ChooseQuestions({ source, onSource, onRead }: ChooseQuestionsProps): ReactNode {
  const translate = useText();
  const { file, text, format } = source;
  const reading = useReadQuestions(onRead);
  if (reading.share !== undefined) {
    return (
      <div className={styles['column']}>
        <FileProgress sending={reading} readingText={translate(texts.reading)} />
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
        onChoose={(chosen) => chosen && onSource({ ...source, file: chosen, sheet: undefined })}
      />
      <Textarea
        mb="sm"
        label={translate(texts.paste)}
        description={translate(texts.pasteHelp)}
        rows={8}
        value={text}
        onChange={(event) => onSource({ ...source, text: event.currentTarget.value, file: undefined })}
      />
      <NativeSelect
        mb="md"
        maw={280}
        label={translate(texts.format)}
        value={format}
        data={[{ value: 'auto', label: translate(texts.auto) }, ...formats]}
        onChange={(event) => onSource({ ...source, format: event.currentTarget.value as ImportFormat })}
      />
      <div className={styles['actions']}>
        <Button onClick={() => void reading.read(source)}>{translate(texts.read)}</Button>
        <TemplateButton name="questions.csv" lines={template} text={translate(texts.template)} />
      </div>
    </div>
  );
}
