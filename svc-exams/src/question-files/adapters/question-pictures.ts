import type { Platform } from '@pathshala/service-kit/platform/platform';
import { createStoredPictures } from '@pathshala/uploads/stored-pictures';
import type { QuestionPictures } from '../ports.ts';

/** The pictures that authors uploaded, by their addresses. */
export function createQuestionPictures({ files }: Pick<Platform, 'files'>): QuestionPictures {
  const pictures = createStoredPictures({ service: 'svc-exams', files });
  return {
    async read(address) {
      const sha256 = pictures.sha256Of(address);
      return sha256 === null ? null : pictures.read(sha256);
    },
    store: async (file) => pictures.addressOf(await pictures.store(file)),
  };
}
