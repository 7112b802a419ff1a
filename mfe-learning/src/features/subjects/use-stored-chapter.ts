import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import { loadLessonPage } from '../../load-lesson-page.ts';
import {
  keepChapter,
  storedChapter,
  type StoredChapter,
  removeChapter,
} from '../../lessons/stored-chapter.ts';
import type { OutlineChapter } from '../../lessons/lesson-types.ts';
import { texts } from './texts.ts';

interface KeepingChapter {
  /** Null: it is not stored. Undefined: not known yet. */
  readonly stored: StoredChapter | null | undefined;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly keep: () => void;
  readonly remove: () => void;
}

export function useStoredChapter(courseId: string, chapter: OutlineChapter): KeepingChapter {
  const { api } = useServices();
  const translate = useText();
  const userId = useUser()?._id ?? '';
  const [stored, setStored] = useState<StoredChapter | null>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const chapterId = chapter._id;
  useEffect(() => {
    storedChapter(userId, chapterId).then(setStored, (reason: unknown) => reportError(reason));
  }, [userId, chapterId]);

  async function change(work: () => Promise<StoredChapter | null>): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setStored(await work());
    } catch (reason) {
      setStored(await storedChapter(userId, chapterId));
      if (reason instanceof DOMException) setError(translate(texts.noRoom));
      else if (isApiError(reason)) setError(reason.message);
      else throw reason;
    } finally {
      setBusy(false);
    }
  }
  const begin = (work: () => Promise<StoredChapter | null>): void => {
    change(work).catch((reason: unknown) => reportError(reason));
  };
  return {
    stored,
    isBusy,
    error,
    keep: () =>
      begin(async () => {
        await loadLessonPage();
        return keepChapter(api, { userId, courseId, chapter });
      }),
    remove: () =>
      begin(async () => {
        await removeChapter(userId, chapterId);
        return null;
      }),
  };
}
