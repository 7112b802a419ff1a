import { DomainError } from '@pathshala/contract-kit/domain-error';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorCourse } from '../domain/author-course.ts';
import { courseFileName, openingsFileName, partsFilesIn, type PartsFile } from '../domain/course-file.ts';
import { requireCompleteCourse } from '../domain/course-rules.ts';
import { requireRoom, requireRoomInChapter } from '../domain/course-size.ts';
import type { AcademicCourse } from '../domain/course.ts';
import { markChangedParts, type PartEdit } from '../domain/edit-parts.ts';
import { requireText, type Content, type Lesson } from '../domain/lesson.ts';
import type { OpeningPlans } from '../../openings/index.ts';
import type { ChapterHeads, ChapterParts, CourseFileParser } from '../ports.ts';
import { importOpenings } from './opening-files.ts';
import { inFile } from './in-file.ts';
import type { CourseFile, OpenCourseFile } from './open-course-file.ts';
import type { StoreCourse } from './store-course.ts';

interface ImportCourseDependencies {
  readonly openingPlans: OpeningPlans;
  readonly chapterHeads: ChapterHeads;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly parser: CourseFileParser;
  readonly open: OpenCourseFile;
  readonly store: StoreCourse;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The fields that the lessons and contents of an imported chapter share. */
interface Place {
  readonly courseId: string;
  readonly chapterId: string;
  readonly edit: PartEdit;
}

type Positions = Map<string, number>;

function readParts(parser: CourseFileParser, kind: PartsFile['kind'], json: Uint8Array) {
  if (kind === 'contents') {
    return parser.contents(json).map((details) => ({ details, text: details.contentDetails }));
  }
  return parser.lessons(json).map((details) => ({ details, text: details.content }));
}

function requireTexts(kind: PartsFile['kind'], parts: ReturnType<typeof readParts>): void {
  const [code, field] =
    kind === 'lessons'
      ? (['catalog.lesson-incomplete', 'content'] as const)
      : (['catalog.content-incomplete', 'contentDetails'] as const);
  for (const { details, text } of parts) requireText({ title: details.title, text }, { code, field });
}

async function storeOpenings(
  deps: Pick<ImportCourseDependencies, 'openingPlans' | 'chapterHeads' | 'parser'>,
  file: CourseFile,
  { course, edit }: { readonly course: AcademicCourse; readonly edit: PartEdit },
): Promise<void> {
  if (!file.names.includes(openingsFileName)) return;
  await inFile(openingsFileName, async () => {
    const found = deps.parser.openings(await file.readJson(openingsFileName));
    await importOpenings(deps, course, { found, edit });
  });
}

/** Creates a draft from a file of `exportCourse`. Throws `invalid` with the file and field of the first unusable value. */
export function importCourse(deps: ImportCourseDependencies) {
  const { lessons, contents, parser, open, store, now, newId } = deps;

  async function authored(file: CourseFile, edit: PartEdit): Promise<AcademicCourse> {
    return inFile(courseFileName, async () => {
      const input = parser.course(await file.readJson(courseFileName));
      requireCompleteCourse(input);
      const authoring = { before: null, newId, now: edit.now, allowsEqualUnits: true };
      const course = markChangedParts(requireRoom(authorCourse(input, authoring)), null, edit);
      return { ...course, ...firstEditMark(edit.editor, edit.now) };
    });
  }

  async function storeParts(
    { kind }: PartsFile,
    json: Uint8Array,
    { place, positions }: { place: Place; positions: Positions },
  ): Promise<void> {
    const { edit, ...where } = place;
    const parts = readParts(parser, kind, json);
    requireTexts(kind, parts);
    const key = `${kind} ${where.chapterId}`;
    const stored = positions.get(key) ?? 0;
    requireRoomInChapter(stored + parts.length - 1);
    positions.set(key, stored + parts.length);
    await Promise.all(
      parts.map(({ details }, index) => {
        const part = {
          _id: newId(),
          ...where,
          position: stored + index + 1,
          titleKey: listKeyOf(details.title),
          deletedAt: null,
          ...firstEditMark(edit.editor, edit.now),
        };
        return 'contentDetails' in details
          ? contents.insert({ ...part, ...details })
          : lessons.insert({ ...part, ...details });
      }),
    );
  }

  return async ({ bytes, editor }: { bytes: Uint8Array; editor: Editor }): Promise<AcademicCourse> => {
    const edit = { editor, now: new Date(now()).toISOString() };
    const file = await open({ content: bytes, caller: editor.id });
    const course = await authored(file, edit);
    const positions: Positions = new Map();
    return store(course, async () => {
      for (const parts of partsFilesIn(file.names)) {
        await inFile(parts.name, async () => {
          const chapter = course.subjects[parts.subject]?.units[parts.chapter];
          if (chapter === undefined) throw new DomainError('not-found', 'catalog.chapter-not-found');
          const place = { courseId: course._id, chapterId: chapter._id, edit };
          await storeParts(parts, await file.readJson(parts.name), { place, positions });
        });
      }
      await storeOpenings(deps, file, { course, edit });
    });
  };
}
