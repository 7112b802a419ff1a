import { detailsToCopy } from './copy-course.ts';
import type { CourseInput } from './course-input.ts';
import type { AcademicCourse } from './course.ts';
import type { ContentDetails, LessonDetails } from './lesson.ts';

/** The version of the format. A reader refuses every other one. */
export const courseFileVersion = 1;
export const courseFileFormat = 'pathshala-course';

/** Limits of what a file holds, unpacked: an export observes them, so that each export can be imported. */
export const courseFileLimits = { bytes: 60_000_000, files: 2_000 } as const;

export const courseFileName = 'course.json';

/** Missing in a file of a course without openings, and in older files. */
export const openingsFileName = 'openings.json';

/** When a part opens and closes, by places of `placesOf`. Times are ISO 8601. */
export interface OpeningInFile {
  readonly part: string;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly after: string | null;
}

/** The path of lessons and contents: `chapters/1-2/lessons-1.json`, numbers from 1. */
export function partsFileName(
  place: { readonly subject: number; readonly chapter: number },
  { kind, batch }: { readonly kind: 'lessons' | 'contents'; readonly batch: number },
): string {
  return `chapters/${place.subject}-${place.chapter}/${kind}-${batch}.json`;
}

const partsPattern =
  /^chapters\/(?<subject>\d{1,3})-(?<chapter>\d{1,3})\/(?<kind>lessons|contents)-(?<batch>\d{1,4})\.json$/u;
const picturePattern = /^pictures\/(?<sha256>[0-9a-f]{64})\.webp$/u;

export interface PartsFile {
  readonly name: string;
  readonly kind: 'lessons' | 'contents';
  /** From 0. */
  readonly subject: number;
  readonly chapter: number;
  readonly batch: number;
}

/** Selects the files of lessons and contents, sorted by chapter and batch. */
export function partsFilesIn(names: readonly string[]): PartsFile[] {
  const found = names.flatMap((name): PartsFile[] => {
    const groups = partsPattern.exec(name)?.groups;
    if (!groups) return [];
    const kind = groups['kind'] === 'lessons' ? 'lessons' : 'contents';
    const numberOf = (group: string) => Number(groups[group]) - 1;
    const [subject, chapter, batch] = ['subject', 'chapter', 'batch'].map(numberOf);
    return [{ name, kind, subject: subject ?? -1, chapter: chapter ?? -1, batch: batch ?? -1 }];
  });
  return found.toSorted((a, b) => a.subject - b.subject || a.chapter - b.chapter || a.batch - b.batch);
}

export function pictureFileName(sha256: string): string {
  return `pictures/${sha256}.webp`;
}

export function pictureFilesIn(names: readonly string[]): { name: string; sha256: string }[] {
  return names.flatMap((name) => {
    const sha256 = picturePattern.exec(name)?.groups?.['sha256'];
    return sha256 === undefined ? [] : [{ name, sha256 }];
  });
}

/** Whether an unpacking program would follow the path out of its folder. */
export function leavesFolder(name: string): boolean {
  return /^(?:[/\\]|[a-z]:)/iu.test(name) || name.split(/[/\\]/u).includes('..') || name.includes('\0');
}

/** The course without ids, edits, status and student data. Imported, it is a draft. */
export function courseToExport(course: AcademicCourse): Omit<CourseInput, 'status'> {
  const { status: _status, ...details } = detailsToCopy(course);
  const subjects = course.subjects.map(({ _id, edited: _e, editorId: _i, units, ...subject }) => ({
    ...subject,
    units: units.map(({ _id: _u, edited: _ue, editorId: _ui, ...unit }) => unit),
  }));
  return { ...details, subjects };
}

export function lessonToExport(lesson: LessonDetails): LessonDetails {
  const {
    title,
    content,
    videoLink,
    duration,
    supplementaryMaterials = [],
    subLessons = [],
    exams = [],
  } = lesson;
  return { title, content, videoLink, duration, supplementaryMaterials, subLessons, exams };
}

export function contentToExport({ title, contentDetails }: ContentDetails): ContentDetails {
  return { title, contentDetails };
}
