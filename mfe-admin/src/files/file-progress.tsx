import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@mantine/core';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { saveFile } from '@pathshala/web-kit/save-file';
import type { SendingFile } from './use-send-file.ts';

const texts = {
  sending: commonTexts.fileOnItsWay,
  stop: commonTexts.stop,
};

interface FileProgressProps {
  readonly sending: SendingFile;
  /** Shown when the file is sent, while the server reads it. */
  readonly readingText: string;
}

/** How much of a file is sent, with a way to stop. */
export function FileProgress({ sending: { share = 0, stop }, readingText }: FileProgressProps): ReactNode {
  const translate = useText();
  return (
    <>
      <ProgressBar label={translate(texts.sending)} percent={share * 100} />
      <p>
        <output>{share === 1 && readingText}</output>
      </p>
      <Button variant="default" onClick={stop}>
        {translate(texts.stop)}
      </Button>
    </>
  );
}

/** Saves a file of examples, which begins with a byte order mark: by it Excel recognises UTF-8. */
export function TemplateButton(props: {
  readonly name: string;
  readonly lines: string;
  readonly text: string;
}): ReactNode {
  const { name, lines, text } = props;
  const file = () => new Blob(['\uFEFF', lines], { type: 'text/csv;charset=utf-8' });
  return (
    <Button variant="default" onClick={() => saveFile(file(), name)}>
      {text}
    </Button>
  );
}
