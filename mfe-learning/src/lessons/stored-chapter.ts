import type {
  listContents,
  readCourseOutline,
  readCourseProgress,
  readLesson,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { personCache } from '@pathshala/web-kit/person-cache';
import type { OutlineChapter } from './lesson-types.ts';

/** A chapter that this person keeps in this browser. */
export interface StoredChapter {
  /** Of what is stored, uncompressed. */
  readonly bytes: number;
  /** Addresses of its answers and pictures; another chapter may have some of them, too. */
  readonly paths: readonly string[];
}

interface ChapterToKeep {
  readonly userId: string;
  readonly courseId: string;
  readonly chapter: OutlineChapter;
}

const notes = '/stored/chapter/';

const openCache = (userId: string): Promise<Cache> => caches.open(personCache(userId, 'chosen'));

/** Null: it is not stored. */
export async function storedChapter(userId: string, chapterId: string): Promise<StoredChapter | null> {
  if (!(await caches.has(personCache(userId, 'chosen')))) return null;
  const note = await (await openCache(userId)).match(notes + chapterId);
  return note === undefined ? null : ((await note.json()) as StoredChapter);
}

/**
 * Stores what its pages ask for, and the pictures in it. Rejects with an ApiError, or with a QuotaExceededError when the
 * device is full: then nothing of it stays.
 */
export async function keepChapter(
  api: Api,
  { userId, courseId, chapter }: ChapterToKeep,
): Promise<StoredChapter> {
  const answers = await readChapter(api, courseId, chapter);
  const pictures = [
    ...new Set(JSON.stringify([...answers.values()]).match(/\/api\/files\/[\w/.-]+/gu) ?? []),
  ];
  const cache = await openCache(userId);
  const paths: string[] = [];
  let bytes = 0;
  async function store(path: string, response: Response): Promise<void> {
    const content = await response.clone().blob();
    await cache.put(path, response);
    paths.push(path);
    bytes += content.size;
  }
  try {
    for (const [path, answer] of answers) await store(path, Response.json(answer));
    for (const path of pictures) {
      const response = await fetch(path);
      // A picture that is gone is missing in the lesson, too.
      if (response.ok) await store(path, response);
    }
    const stored: StoredChapter = { bytes, paths };
    await cache.put(notes + chapter._id, Response.json(stored));
    return stored;
  } catch (error) {
    await removePaths(userId, chapter._id, paths);
    throw error;
  }
}

/** The answers of the API by their address. */
async function readChapter(
  api: Api,
  courseId: string,
  chapter: OutlineChapter,
): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  const course = { params: { id: courseId } };
  answers.set(
    `/api/courses/${courseId}/outline`,
    await api.call<typeof readCourseOutline>('get', '/courses/{id}/outline', course),
  );
  answers.set(
    `/api/courses/${courseId}/progress`,
    await api.call<typeof readCourseProgress>('get', '/courses/{id}/progress', course),
  );
  for (const { _id: id } of chapter.lessons) {
    const lesson = await api.call<typeof readLesson>('get', '/courses/{id}/lesson', { params: { id } });
    answers.set(`/api/courses/${id}/lesson`, lesson);
  }
  if (chapter.contentCount > 0) {
    const { _id: id } = chapter;
    const contents = await api.call<typeof listContents>('get', '/courses/{id}/contents', { params: { id } });
    answers.set(`/api/courses/${id}/contents`, contents);
  }
  return answers;
}

export async function removeChapter(userId: string, chapterId: string): Promise<void> {
  const stored = await storedChapter(userId, chapterId);
  if (stored !== null) await removePaths(userId, chapterId, stored.paths);
}

/** What other chapters have as well stays. */
async function removePaths(userId: string, chapterId: string, paths: readonly string[]): Promise<void> {
  const cache = await openCache(userId);
  await cache.delete(notes + chapterId);
  const others = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url, location.href);
    if (!pathname.startsWith(notes)) continue;
    const other = await storedChapter(userId, pathname.slice(notes.length));
    for (const path of other?.paths ?? []) others.add(path);
  }
  for (const path of paths) if (!others.has(path)) await cache.delete(path);
}
