import { useEffect, useState } from 'react';
import { useText } from '../i18n/texts.ts';
import { randomId } from '../random-id.ts';
import { useStore } from '../store.ts';
import { createPageQueue, type PageQueue, type PageQueueState } from './page-queue.ts';
import type { PageCalls } from './page-calls.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { texts } from './texts.ts';

/** Milliseconds. */
const retryMs = 5_000;

export interface PagePhotos {
  readonly state: PageQueueState;
  readonly queue: PageQueue;
  readonly add: (files: readonly File[]) => Promise<void>;
  /** The reason why files were left out. */
  readonly problem: string | null;
  /** Pages of one answer. */
  readonly limit: number;
}

/** The photographed pages of an answer, and the pictures on their way to it. `calls` are made at the first render. */
export function usePagePhotos(calls: () => PageCalls, limit: number): PagePhotos {
  const translate = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [queue] = useState(() => createPageQueue({ calls: calls(), pages: [], retryMs }));
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
    const room = Math.max(0, limit - pages.length - uploads.length);
    setProblem(files.length > room ? translate(texts.tooMany, { max: limit }) : null);
    for (const file of files.slice(0, room)) {
      const picture = await shrinkPhoto(file).catch(() => null);
      if (picture === null) setProblem(translate(texts.unreadable, { name: file.name }));
      else queue.add(randomId(), picture);
    }
  }
  return { state, queue, add, problem, limit };
}
