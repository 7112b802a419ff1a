import type { ChapterParts } from '../ports.ts';

/** Lessons or contents in memory at a time. */
const partBatchSize = 100;

/** The lessons or contents of a chapter in sequence, in batches. */
export async function* batchesOf<Part>(
  parts: Pick<ChapterParts<Part>, 'ofChapter'>,
  chapterId: string,
): AsyncGenerator<Part[]> {
  for (let skip = 0; ; skip += partBatchSize) {
    const batch = await parts.ofChapter(chapterId, { skip, limit: partBatchSize });
    if (batch.length > 0) yield batch;
    if (batch.length < partBatchSize) return;
  }
}
