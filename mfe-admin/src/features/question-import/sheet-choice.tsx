import { Input, NativeSelect } from '@mantine/core';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { type QuestionSource, useReadQuestions } from './use-read-questions.ts';

interface SheetChoiceProps {
  readonly read: QuestionImport;
  readonly source: QuestionSource;
  readonly onRead: (importId: string) => void;
}

/** The sheets of a workbook with several: the one that was read, and the others to read instead. */
export function SheetChoice({ read: { sheets }, source, onRead }: SheetChoiceProps): ReactNode {
  const translate = useText();
  const reading = useReadQuestions(onRead);
  if (sheets === null || sheets.names.length < 2) return null;
  // A reload of the page loses the file.
  if (source.file === undefined) {
    const names = sheets.names.filter((name) => name !== sheets.read).join(', ');
    return <p>{translate(texts.sheetsNamed, { names })}</p>;
  }
  return (
    <>
      <NativeSelect
        mt="md"
        maw={360}
        label={translate(texts.sheet)}
        description={translate(texts.sheetHelp)}
        value={sheets.read}
        data={[...sheets.names]}
        disabled={reading.share !== undefined}
        onChange={(event) => void reading.read({ ...source, sheet: event.currentTarget.value })}
      />
      {reading.error !== undefined && <Input.Error role="alert">{reading.error}</Input.Error>}
    </>
  );
}
