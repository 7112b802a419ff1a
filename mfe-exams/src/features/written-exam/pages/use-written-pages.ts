import { pageLimit } from '@pathshala/svc-exams-contract/written';
import { randomId } from '@pathshala/web-kit/random-id';
import { useServices } from '@pathshala/web-kit/services';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import { createPageCalls } from './page-calls.ts';
import { createPageQueue, type PageQueue, type PageQueueState } from './page-queue.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Milliseconds. */
const retryMs = 5_000;

export interface WrittenPagesOfAttempt {
  readonly state: PageQueueState;
  readonly queue: PageQueue;
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Why files were left out. */
  readonly problem: string | null;
}

/** The pages of the attempt, and the pictures on their way to it. */
export function useWrittenPages(attemptId: string): WrittenPagesOfAttempt {
  const translate = useText();
  const { api } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [queue] = useState(() =>
    createPageQueue({ calls: createPageCalls(api, attemptId), pages: [], retryMs }),
  );
  const state = useStore(queue.state);
  useEffect(() => {
    queue.start();
    globalThis.addEventListener('online', queue.retry);
    return () => {
      globalThis.removeEventListener('online', queue.retry);
      queue.stop();
    };
  }, [queue]);

  async function add(files: readonly File[]): Promise<void> {
    const { pages, uploads } = queue.state.get();
    const room = Math.max(0, pageLimit - pages.length - uploads.length);
    setProblem(files.length > room ? translate(texts.tooMany, { max: pageLimit }) : null);
    for (const file of files.slice(0, room)) {
      const picture = await shrinkPhoto(file).catch(() => null);
      if (picture === null) setProblem(translate(texts.unreadable, { name: file.name }));
      else queue.add(randomId(), picture);
    }
  }
  return { state, queue, add, problem };
}
