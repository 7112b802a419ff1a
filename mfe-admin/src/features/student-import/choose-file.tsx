import { Button } from '@mantine/core';
import { type importStudents, studentImportLimits } from '@pathshala/svc-auth-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { FileDrop } from '../../files/file-drop.tsx';
import { FileProgress, TemplateButton } from '../../files/file-progress.tsx';
import { useSendFile } from '../../files/use-send-file.ts';
import { texts } from './texts.ts';

const template =
  'name,username,email,mobile,language\r\nরহিমা বেগম,rahima,rahima@example.com,01712345678,bn\r\nKarim Uddin,,karim@example.com,,en\r\nMina Akter,,,01812345678,bn\r\n';

export function ChooseFile({ onRead }: { readonly onRead: (importId: string) => void }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const [file, setFile] = useState<File>();
  const reading = useSendFile<File | undefined>({
    limit: studentImportLimits.bytes,
    texts,
    fileOf: (chosen) => chosen,
    send: ({ api, body, options }) =>
      api.call<typeof importStudents>('post', '/users/imports', { body }, options),
    onRead,
  });
  if (reading.share !== undefined) {
    return (
      <div className={styles['column']}>
        <FileProgress sending={reading} readingText={translate(texts.reading)} />
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
        <TemplateButton name="students.csv" lines={template} text={translate(texts.template)} />
      </div>
    </div>
  );
}
