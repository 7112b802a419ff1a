import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PageMeta } from '@pathshala/contract-kit/page-meta';
import { excerptOf } from '@pathshala/rules/excerpt';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { ShareText } from '@pathshala/uploads/share-picture';
import { versionOfPicture } from '@pathshala/uploads/share-pictures';
import { factsOf, titleOf, type Language } from '../domain/describe-course.ts';
import type { CourseKind, FindSharedCourse, SharedCourse } from '../ports.ts';
import type { SiteRules } from '../../site-rules/index.ts';

export interface CourseAddress {
  readonly kind: CourseKind;
  readonly course: string;
}

export interface DescribePageDependencies {
  readonly find: Readonly<Record<CourseKind, FindSharedCourse>>;
  readonly siteRules: SiteRules;
}

/** The preview of a link to a course. Throws `not-found` for a course that visitors cannot open. */
export function describePage(deps: DescribePageDependencies) {
  const { siteRules } = deps;
  return async ({
    kind,
    course,
    ...reader
  }: CourseAddress & { readonly language: Language }): Promise<PageMeta> => {
    const language = offeredLanguage(reader.language, siteRules.current().languages);
    const found = await requireShared(deps, { kind, course });
    const picture = pictureTextOf(found, { kind, language, siteRules });
    return {
      title: picture.title,
      description: excerptOf(found.description, language) || picture.line,
      image: `/api/courses/share-pictures/${kind}/${course}/${versionOfPicture(picture)}`,
      details: [picture.line, ...found.partNames.map((name) => titleOf({ name }, language))],
    };
  };
}

export async function requireShared(
  { find }: Pick<DescribePageDependencies, 'find'>,
  { kind, course }: CourseAddress,
): Promise<SharedCourse> {
  const found = await find[kind](course);
  if (found === null) throw new DomainError('not-found', 'catalog.course-not-found');
  return found;
}

export function pictureTextOf(
  course: SharedCourse,
  at: { readonly kind: CourseKind; readonly language: Language; readonly siteRules: SiteRules },
): ShareText {
  return {
    title: titleOf(course, at.language),
    line: factsOf(course, at),
    site: at.siteRules.current().siteName[at.language],
  };
}
