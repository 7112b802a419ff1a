import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { forgetPhotos, unusedPhotos } from '../domain/photo.ts';
import type { Photos, Students } from '../ports.ts';

const batchSize = 50;

interface SweepPhotosDependencies {
  readonly students: Students;
  readonly photos: Pick<Photos, 'delete'>;
  readonly log: Logger;
  readonly now: () => number;
}

/** Deletes replaced and removed photos, and files of uploads that never ended. */
export function sweepPhotos({ students, photos, log, now }: SweepPhotosDependencies) {
  return async (): Promise<void> => {
    const at = now();
    for (const id of await students.idsToSweep(at, batchSize)) {
      // A failure with the photos of one record must not prevent the deletion of others.
      await sweepRecord(id, at).catch((err: unknown) =>
        log.error({ err, studentId: id }, 'photos not swept'),
      );
    }
  };

  async function sweepRecord(id: string, at: number): Promise<void> {
    const record = await students.find(id);
    const unused = record === null ? [] : unusedPhotos(record, at);
    for (const sha256 of unused) await photos.delete(sha256);
    if (unused.length === 0) return;
    await students.update(id, (current) => ({ state: forgetPhotos(current, unused) }));
  }
}
