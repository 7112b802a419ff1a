import { fileBytes } from '@pathshala/contract-kit/file';
import { pageMeta } from '@pathshala/contract-kit/page-meta';
import { defineRoute } from '@pathshala/contract-kit/route';
import { z } from 'zod';

/** The address of a course page: an admission course by its code, an academic one by its id. */
const ofCourse = z.object({
  kind: z.enum(['admission', 'academic']),
  course: z.string().regex(/^[\w-]{1,64}$/u),
});

export const readCoursePageMeta = defineRoute({
  method: 'get',
  path: '/courses/page-meta/{kind}/{course}',
  access: 'visitor',
  summary: 'Title, description and picture of a link to a course that visitors may see',
  params: ofCourse,
  answer: pageMeta,
  errors: ['catalog.course-not-found'],
});

/** `version` identifies the picture: when the name or price changes, so does the address. */
export const readCourseSharePicture = defineRoute({
  method: 'get',
  path: '/courses/share-pictures/{kind}/{course}/{version}',
  access: 'visitor',
  limit: { per: 'address', max: 600, windowSeconds: 600, whenUncounted: 'allow' },
  summary: 'The picture of a link to a course: PNG, 1200 × 630 pixels',
  params: ofCourse.extend({ version: z.string().regex(/^[0-9a-f]{16}$/u) }),
  answer: fileBytes,
  errors: ['catalog.course-not-found'],
  trusted: true,
});
