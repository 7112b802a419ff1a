import { readFile, readdir } from 'node:fs/promises';
import { cleanRichFields } from '@pathshala/service-kit/rich-text/clean-rich-fields';
import { z } from 'zod';
import { academicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import { admissionCourseInput, unitInput, yearInput } from '@pathshala/svc-catalog-contract/admission';
import { contentInput, lessonInput } from '@pathshala/svc-catalog-contract/course';
import { withDarkColours } from './dark-colours.ts';
import { picturesIn } from './pictures.ts';
import { replacePlaceholders, type Replacements } from './placeholders.ts';
import { textsIn } from './texts.ts';

const folder = new URL('../../sample/', import.meta.url);

/** The name of a file in `thumbnails/`, which is drawn into the address. */
const thumbnailFile = z.string().regex(/^(?:[a-z0-9-]+\.svg)?$/u);

/** An admission course without questions, which are in `papers/<courseCode>-<slug>-<year>.json`. */
const courseFile = admissionCourseInput.extend({
  courseThumbnail: thumbnailFile,
  units: z.array(
    unitInput.extend({ slug: z.string(), years: z.array(yearInput.extend({ year: z.number().int() })) }),
  ),
});

const academicFile = academicCourseInput.extend({
  thumbnailImageUrl: thumbnailFile,
  /** Their dates follow the day on which the sample is loaded; `at` is a time of day in Dhaka. */
  interactiveSessions: z
    .array(
      academicCourseInput.shape.interactiveSessions
        .unwrap()
        .element.omit({ startsAt: true })
        .extend({ starts: z.strictObject({ inDays: z.int(), at: z.string() }).optional() }),
    )
    .default([]),
  subjects: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      units: z.array(
        z.strictObject({
          title: z.string(),
          description: z.string(),
          lessons: z.array(lessonInput),
          contents: z.array(contentInput).default([]),
        }),
      ),
    }),
  ),
});

export const paperFile = yearInput.shape.subjects;

export type SampleCourse = z.output<typeof courseFile>;
export type SampleAcademicCourse = z.output<typeof academicFile>;

let pictures: Promise<Replacements> | undefined;

/** Read once: every paper and course has some of them. */
function readPictures(): Promise<Replacements> {
  pictures ??= picturesIn(new URL('pictures/', folder));
  return pictures;
}

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, folder), 'utf8'));
}

/** Sanitises rich text before parsing, as the kit does with a request body. */
function parse<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  return schema.parse(cleanRichFields(schema, raw).value);
}

async function namesIn(path: string, extension: string): Promise<string[]> {
  const names = await readdir(new URL(path, folder));
  return names.filter((name) => name.endsWith(extension)).toSorted();
}

/** The names of all paper files, such as `DU-science-2024`. */
export async function samplePaperNames(): Promise<string[]> {
  const names = await namesIn('papers/', '.json');
  return names.map((name) => name.slice(0, -'.json'.length));
}

/** The subjects of a paper with their pictures. */
export async function readSamplePaper(name: string): Promise<z.output<typeof paperFile>> {
  return parse(paperFile, replacePlaceholders(await read(`papers/${name}.json`), await readPictures()));
}

async function thumbnail(name: string): Promise<string> {
  if (name === '') return name;
  const drawing = withDarkColours(await readFile(new URL(`thumbnails/${name}`, folder), 'utf8'));
  // Not base64, which would prevent the compression of what the drawings of a list share: 2 kB of the course list.
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export async function readSampleCourses(): Promise<SampleCourse[]> {
  const courses = parse(z.array(courseFile), await read('courses.json'));
  return Promise.all(
    courses.map(async (course) => ({ ...course, courseThumbnail: await thumbnail(course.courseThumbnail) })),
  );
}

/** The academic courses; the texts of `<course>.json` are in the folder `<course>/`. */
export async function readSampleAcademicCourses(): Promise<SampleAcademicCourse[]> {
  const names = await namesIn('academic/', '.json');
  return Promise.all(
    names.map(async (name) => {
      const texts = await textsIn(new URL(`academic/${name.slice(0, -'.json'.length)}/`, folder));
      const replacements = new Map([...texts, ...(await readPictures())]);
      const course = parse(academicFile, replacePlaceholders(await read(`academic/${name}`), replacements));
      return { ...course, thumbnailImageUrl: await thumbnail(course.thumbnailImageUrl) };
    }),
  );
}
