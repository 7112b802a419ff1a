import { pageMeta } from '@pathshala/contract-kit/page-meta';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** The pages that the school writes itself. */
export const sitePageNames = ['about', 'terms'] as const;

export const sitePageName = z.enum(sitePageNames);

export type SitePageName = z.infer<typeof sitePageName>;

/** Any name in the address: an unknown page is 404. */
const byName = z.object({ name: z.string().max(64) });

export const sitePageLimits = { title: 120, body: 60_000 } as const;

const title = plainText({ max: sitePageLimits.title, required: true });

const texts = {
  title: z.strictObject({ bn: title, en: title }),
  /** In both languages: `<div lang="bn">…</div><div lang="en">…</div>`. */
  body: richText({ max: sitePageLimits.body, required: true }),
};

const sitePage = z.strictObject({ name: sitePageName, ...texts });

/** The latest editor and time are for administrators only. */
export const editedSitePage = sitePage.extend(edited);

export type EditedSitePage = z.output<typeof editedSitePage>;

/** The body of a change by an administrator; `name` is that of the address. */
export const sitePageInput = z.strictObject({ ...texts, name: z.unknown().optional(), ...editedInput });

export const listSitePages = defineRoute({
  method: 'get',
  path: '/pages',
  access: 'admin',
  permission: permissions.administration,
  summary: 'The pages that the school writes itself, without their texts',
  answer: z.object({ items: z.array(editedSitePage.omit({ body: true })) }),
});

export const readSitePage = defineRoute({
  method: 'get',
  path: '/pages/{name}',
  access: 'visitor',
  summary: 'A page of the school: about or terms; the default text as long as none is stored',
  params: byName,
  answer: z.union([editedSitePage, sitePage]),
  errors: ['common.not-found'],
});

export const readSitePageMeta = defineRoute({
  method: 'get',
  path: '/pages/{name}/meta',
  access: 'visitor',
  summary: 'Title and description of a link to a page of the school',
  params: byName,
  answer: pageMeta,
  errors: ['common.not-found'],
});

export const changeSitePage = defineRoute({
  method: 'put',
  path: '/pages/{name}',
  access: 'admin',
  permission: permissions.administration,
  audit: { id: 'params.name', compare: 'get /pages/{name}' },
  summary: 'Replace the text of a page',
  params: byName,
  body: sitePageInput,
  bodyLimit: 256_000,
  answer: editedSitePage,
  errors: ['common.not-found', 'common.edited-meanwhile', 'common.edited-meanwhile-unknown'],
});
