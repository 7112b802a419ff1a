import { permissions } from '@pathshala/rules/permissions';

/** The access rule that all routes of authors share. */
export const forAuthors = { access: 'admin', permission: permissions.questions } as const;

/** An audited change: the answers of the GET route before and after it are compared. */
export const audited = <Path extends `/${string}`>(compare: `get ${Path}`) =>
  ({ ...forAuthors, audit: { id: 'params.id', compare } }) as const;

export const editErrors = ['common.edited-meanwhile', 'common.text-lost'] as const;

export const notFound = {
  course: 'catalog.course-not-found',
  subject: 'catalog.subject-not-found',
  chapter: 'catalog.chapter-not-found',
  lesson: 'catalog.lesson-not-found',
  content: 'catalog.content-not-found',
} as const;

/** Bytes: a long text with drawn pictures. */
export const longTextLimit = 1_000_000;
/** Bytes: a title and a summary in Bengali. */
export const shortTextLimit = 32_000;
