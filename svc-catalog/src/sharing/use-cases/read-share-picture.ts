import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ReadSharePicture as ReadPicture } from '@pathshala/uploads/share-pictures';
import {
  pictureTextOf,
  requireShared,
  type CourseAddress,
  type DescribePageDependencies,
} from './describe-page.ts';

interface ReadSharePictureDependencies extends DescribePageDependencies {
  readonly readPicture: ReadPicture;
}

/** Throws `not-found` for a version other than the current one of the course. */
export function readSharePicture({ readPicture, ...deps }: ReadSharePictureDependencies) {
  return async ({ kind, course, version }: CourseAddress & { readonly version: string }) => {
    const found = await requireShared(deps, { kind, course });
    const texts = (['bn', 'en'] as const).map((language) =>
      pictureTextOf(found, { ...deps, kind, language }),
    );
    const content = await readPicture(texts, version);
    if (content === null) throw new DomainError('not-found', 'catalog.course-not-found');
    return { version, content };
  };
}
