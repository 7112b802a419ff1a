import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  contentToExport,
  courseFileFormat,
  courseFileLimits,
  courseFileName,
  courseFileVersion,
  courseToExport,
  lessonToExport,
  openingsFileName,
  partsFileName,
  pictureFileName,
} from '../domain/course-file.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { OpeningPlans } from '../../openings/index.ts';
import type { AcademicCourses, ChapterHeads, ChapterParts } from '../ports.ts';
import type { StoredPictures } from '@pathshala/uploads/stored-pictures';
import type { ZipWriter } from '@pathshala/uploads/zip';
import { requireCourse } from '../domain/course.ts';
import { exportOpenings } from './opening-files.ts';
import { batchesOf } from './batches-of.ts';

interface ExportCourseDependencies {
  readonly openingPlans: OpeningPlans;
  readonly chapterHeads: ChapterHeads;
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly pictures: StoredPictures;
  readonly createZipWriter: () => ZipWriter;
  /** Bytes: the largest file that can be imported. */
  readonly courseFileLimit: number;
}

function tooLarge(): DomainError {
  const { bytes, files } = courseFileLimits;
  return new DomainError('invalid', 'catalog.export.too-large', {
    params: { megabytes: bytes / 1_000_000, max: files },
  });
}

/** Collects files up to the limits of an import, and the pictures in their texts. */
function collectFiles({ pictures, createZipWriter }: ExportCourseDependencies) {
  const zip = createZipWriter();
  const shown = new Set<string>();
  const pictureUrl = new RegExp(`${pictures.addressOf('')}([0-9a-f]{64})`, 'gu');
  const left = { bytes: courseFileLimits.bytes, files: courseFileLimits.files };
  function count(bytes: number): void {
    left.bytes -= bytes;
    left.files -= 1;
    if (left.bytes < 0 || left.files < 0) throw tooLarge();
  }
  return {
    addJson(name: string, value: unknown): void {
      const text = JSON.stringify(value, null, 1);
      count(new TextEncoder().encode(text).length);
      for (const [, sha256 = ''] of text.matchAll(pictureUrl)) shown.add(sha256);
      zip.addText(name, text);
    },
    async addPictures(): Promise<void> {
      for (const sha256 of [...shown].toSorted()) {
        const content = await pictures.read(sha256);
        if (content === null) continue;
        count(content.length);
        zip.addPicture(pictureFileName(sha256), content);
      }
    },
    finish: () => zip.finish(),
  };
}

/** The course as one zip file: JSON texts and the uploaded pictures in them. */
export function exportCourse(deps: ExportCourseDependencies) {
  const { courses, lessons, contents, courseFileLimit } = deps;

  return async (id: string): Promise<Uint8Array> => {
    const course = requireCourse(await courses.find(id));
    const files = collectFiles(deps);
    const head = { format: courseFileFormat, version: courseFileVersion };
    files.addJson(courseFileName, { ...head, course: courseToExport(course) });

    async function addParts<Part>(
      parts: ChapterParts<Part>,
      exported: (part: Part) => unknown,
      { chapterId, nameOf }: { chapterId: string; nameOf: (batch: number) => string },
    ): Promise<void> {
      let batch = 0;
      for await (const found of batchesOf(parts, chapterId)) {
        batch += 1;
        files.addJson(nameOf(batch), found.map(exported));
      }
    }

    for (const [s, subject] of course.subjects.entries()) {
      for (const [u, { _id: chapterId }] of subject.units.entries()) {
        const place = { subject: s + 1, chapter: u + 1 };
        const named = (kind: 'lessons' | 'contents') => ({
          chapterId,
          nameOf: (batch: number) => partsFileName(place, { kind, batch }),
        });
        await addParts(lessons, lessonToExport, named('lessons'));
        await addParts(contents, contentToExport, named('contents'));
      }
    }
    const openings = await exportOpenings(deps, course);
    if (openings.length > 0) files.addJson(openingsFileName, openings);
    await files.addPictures();
    const content = files.finish();
    if (content.length > courseFileLimit) throw tooLarge();
    return content;
  };
}
