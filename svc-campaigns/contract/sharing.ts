import { fileBytes } from '@pathshala/contract-kit/file';
import { pageMeta } from '@pathshala/contract-kit/page-meta';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

const language = z.enum(['bn', 'en']);

export const readPageMeta = defineRoute({
  method: 'get',
  path: '/campaign/page-meta/{id}',
  access: 'visitor',
  summary: 'Title, description and picture of a link to a campaign of either kind, or to its merit list',
  params: z.object({ id }),
  query: z.object({ of: z.enum(['campaign', 'merit-list']).default('campaign') }),
  answer: pageMeta,
});

/** `version` identifies the picture: when the title or time changes, so does the address. */
export const readSharePicture = defineRoute({
  method: 'get',
  path: '/campaign/share-pictures/{id}/{version}',
  access: 'visitor',
  limit: { per: 'address', max: 600, windowSeconds: 600, whenUncounted: 'allow' },
  summary: 'The picture of a link to a campaign: PNG, 1200 × 630 pixels',
  params: z.object({ id, version: z.string().regex(/^[0-9a-f]{16}$/u) }),
  answer: fileBytes,
  trusted: true,
});

export const readCalendar = defineRoute({
  method: 'get',
  path: '/campaign/calendar/{id}',
  access: 'visitor',
  summary: 'A campaign of either kind as an iCalendar file',
  params: z.object({ id }),
  query: z.object({ lang: language.default('bn') }),
  answer: fileBytes,
  trusted: true,
});
