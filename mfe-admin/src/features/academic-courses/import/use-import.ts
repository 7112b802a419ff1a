import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import type { AcademicCourseForAdmin, importAcademicCourse } from '@pathshala/svc-catalog-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useRef, useState } from 'react';
import { stalePaths } from '../../../course-tree/part-calls.ts';
import { fileTexts, isUnchanged } from '../../../files/is-unchanged.ts';
import { texts } from './texts.ts';

/** Bytes: the limit of the server (`courseFileLimit` of its contract). */
const sizeLimit = 25_000_000;
const megabyte = 1_000_000;
/** Milliseconds: a large file on a slow network. */
const timeout = 300_000;

type ImportStage =
  | { readonly kind: 'choosing'; readonly file?: File; readonly error?: string }
  /** `share` of the file that was sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly file: File; readonly share: number }
  | { readonly kind: 'done'; readonly course: AcademicCourseForAdmin };

interface CourseImport {
  readonly stage: ImportStage;
  readonly choose: (file: File | null) => void;
  /** Sends the file; if there is none, the form requires one. */
  readonly send: (file: File | undefined) => Promise<void>;
  readonly restart: () => void;
  /** Ends an upload. */
  readonly stop: () => void;
}

/** Choosing a file, sending it, and the course that came of it. */
export function useImport(): CourseImport {
  const say = useText();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<ImportStage>({ kind: 'choosing' });
  const running = useRef<AbortController>(undefined);

  function choose(file: File | null): void {
    if (!file) return;
    if (!/\.zip$/iu.test(file.name)) setStage({ kind: 'choosing', error: say(texts.notZip) });
    else if (file.size > sizeLimit) {
      setStage({ kind: 'choosing', error: say(texts.tooLarge, { n: sizeLimit / megabyte }) });
    } else setStage({ kind: 'choosing', file });
  }

  async function send(file: File | undefined): Promise<void> {
    if (!file) {
      setStage({ kind: 'choosing', error: say(texts.needsFile) });
      return;
    }
    if (!(await isUnchanged(file))) {
      setStage({ kind: 'choosing', error: say(fileTexts.changed) });
      return;
    }
    const { signal } = (running.current = new AbortController());
    const body = new FormData();
    body.append('file', file);
    setStage({ kind: 'sending', file, share: 0 });
    const onProgress = (share: number): void => setStage({ kind: 'sending', file, share });
    const options = { signal, timeout, fetch: fetchWithProgress(onProgress) };
    try {
      const course = await api.call<typeof importAcademicCourse>(
        'post',
        '/academiccourse/import',
        { body },
        options,
      );
      setStage({ kind: 'done', course });
      await Promise.all(stalePaths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      const reasons = [error.message, ...Object.values(error.fields)];
      setStage({ kind: 'choosing', file, error: [...new Set(reasons)].join(' ') });
    }
  }

  return {
    stage,
    choose,
    send,
    restart: () => setStage({ kind: 'choosing' }),
    stop: () => running.current?.abort(),
  };
}
