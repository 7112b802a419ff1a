import type { Capability } from '@pathshala/service-kit/service/capability';
import { createSharePictures } from '@pathshala/uploads/share-pictures';
import { sharingRoutes } from './http/routes.ts';
import type { CourseKind, FindSharedCourse } from './ports.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { describePage } from './use-cases/describe-page.ts';
import { readSharePicture } from './use-cases/read-share-picture.ts';

interface SharingDependencies {
  readonly courses: Readonly<Record<CourseKind, { readonly findSharedCourse: FindSharedCourse }>>;
  readonly siteRules: SiteRules;
}

/** The preview of a link to a course outside of the site: title, text and picture. */
export function createSharingCapability({ courses, siteRules }: SharingDependencies): Capability {
  const find = {
    admission: courses.admission.findSharedCourse,
    academic: courses.academic.findSharedCourse,
  };
  const deps = { find, siteRules };
  return {
    routes: sharingRoutes({
      describePage: describePage(deps),
      readSharePicture: readSharePicture({ ...deps, readPicture: createSharePictures() }),
    }),
  };
}
