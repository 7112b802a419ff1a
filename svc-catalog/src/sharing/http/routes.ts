import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StoredFile } from '@pathshala/service-kit/http/stored-file';
import { readCoursePageMeta, readCourseSharePicture } from '@pathshala/svc-catalog-contract/http';
import type { describePage } from '../use-cases/describe-page.ts';
import type { readSharePicture } from '../use-cases/read-share-picture.ts';

interface SharingUseCases {
  readonly describePage: ReturnType<typeof describePage>;
  readonly readSharePicture: ReturnType<typeof readSharePicture>;
}

export function sharingRoutes(useCases: SharingUseCases): BoundRoute[] {
  return [
    handle(readCoursePageMeta, ({ params, language }) => useCases.describePage({ ...params, language })),
    handle(readCourseSharePicture, async ({ params }) => {
      const { version: name, content } = await useCases.readSharePicture(params);
      return new StoredFile({ name, content, contentType: 'image/png', isPublic: true });
    }),
  ];
}
