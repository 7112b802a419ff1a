import { fileBytes } from '@pathshala/contract-kit/file';
import { pageMeta } from '@pathshala/contract-kit/page-meta';
import { defineRoute } from '@pathshala/contract-kit/route';
import { z } from 'zod';

export const readHomePageMeta = defineRoute({
  method: 'get',
  path: '/settings/page-meta',
  access: 'visitor',
  summary: 'Title, description and picture of a link to the home page',
  answer: pageMeta,
});

/** `version` identifies the picture: when the name of the school changes, so does the address. */
export const readHomeSharePicture = defineRoute({
  method: 'get',
  path: '/settings/share-pictures/{version}',
  access: 'visitor',
  limit: { per: 'address', max: 600, windowSeconds: 600, whenUncounted: 'allow' },
  summary: 'The picture of a link to the home page: PNG, 1200 × 630 pixels',
  params: z.object({ version: z.string().regex(/^[0-9a-f]{16}$/u) }),
  answer: fileBytes,
  errors: ['common.not-found'],
  trusted: true,
});
