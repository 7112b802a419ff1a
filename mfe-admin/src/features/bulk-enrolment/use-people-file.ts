import { type readPeopleFile, studentImportLimits } from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { fileTexts, isUnchanged } from '../../files/is-unchanged.ts';
import { texts } from './texts.ts';

const megabyte = 1_000_000;

/** A chosen file takes the place of what is written. A text is read here, a file of Excel by the server. */
export function usePeopleFile(setText: (text: string) => void) {
  const translate = useText();
  const { api } = useServices();
  const [chosen, setChosen] = useState<File>();
  const [error, setError] = useState<string>();

  async function textOf(file: File): Promise<string> {
    const { bytes } = studentImportLimits;
    if (file.size > bytes) throw new FileError(translate(texts.tooLarge, { n: bytes / megabyte }));
    if (!(await isUnchanged(file))) throw new FileError(translate(fileTexts.changed));
    if (/\.xlsx$/iu.test(file.name)) return linesOf(api, file);
    const content = await file.text();
    // UTF-16, as Excel saves "Unicode text", read as UTF-8.
    if (content.includes('\u0000')) throw new FileError(translate(texts.encoding));
    return content;
  }

  async function read(file: File): Promise<void> {
    setError(undefined);
    try {
      const text = await textOf(file);
      setChosen(file);
      setText(text);
    } catch (failure) {
      if (!isApiError(failure) && !(failure instanceof FileError)) throw failure;
      setError(failure.message);
    }
  }

  return { chosen, error, choose: (file: File | null) => void (file && read(file)) };
}

class FileError extends Error {}

async function linesOf(api: Api, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { lines } = await api.call<typeof readPeopleFile>('post', '/users/people-files', { body });
  return lines.join('\n');
}
