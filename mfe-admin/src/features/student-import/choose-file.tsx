import { Button } from '@mantine/core';
import { studentImportLimits } from '@pathshala/svc-auth-contract/http';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { saveFile } from '@pathshala/web-kit/save-file';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { FileDrop } from '../../files/file-drop.tsx';
import { texts } from './texts.ts';
import { useReadStudents } from './use-read-students.ts';

/** The template begins with a byte order mark, by which Excel recognises UTF-8. */
const template =
  '\uFEFFname,username,email,mobile,language\r\nরহিমা বেগম,rahima,rahima@example.com,01712345678,bn\r\nKarim Uddin,,karim@example.com,,en\r\nMina Akter,,,01812345678,bn\r\n';

export function ChooseFile({ onRead }: { readonly onRead: (importId: string) => void }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const [file, setFile] = useState<File>();
  const reading = useReadStudents(onRead);
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
      <p className={styles['help']}>{translate(texts.columns, { n: number(studentImportLimits.rows) })}</p>
      <FileDrop
        text={translate(texts.drop)}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        file={file}
        error={reading.error}
        onChoose={(chosen) => chosen && setFile(chosen)}
      />
      <div className={styles['actions']}>
        <Button onClick={() => void reading.read(file)}>{translate(texts.read)}</Button>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([template], { type: 'text/csv;charset=utf-8' }), 'students.csv')}
        >
          {translate(texts.template)}
        </Button>
      </div>
    </div>
  );
}
