import { isoTime } from '@pathshala/contract-kit/scalars';
import { academicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import { contentInput, lessonInput } from '@pathshala/svc-catalog-contract/course';
import { parseInput } from '@pathshala/service-kit/http/parse-input';
import { parseJson } from '@pathshala/service-kit/http/parse-json';
import { z } from 'zod';
import { courseInputOf } from '../http/course-input.ts';
import { courseFileFormat } from '../domain/course-file.ts';
import type { CourseFileParser } from '../ports.ts';

const head = z.object({ format: z.literal(courseFileFormat), version: z.unknown() });
const courseFile = z.object({ course: academicCourseInput });
/** More parts than an export writes into one file, and few enough for one step of work. */
const maxBatch = 500;
const lessonFile = z.array(lessonInput.omit({ chapterId: true })).max(maxBatch);
const place = z.string().max(40);
const openingsFile = z
  .array(
    z.strictObject({
      part: place,
      opensAt: isoTime.nullable(),
      closesAt: isoTime.nullable(),
      after: place.nullable(),
    }),
  )
  .max(5000);
const instant = (time: string | null) => time && new Date(time).toISOString();
const contentFile = z.array(contentInput).max(maxBatch);

function parsed<Schema extends z.ZodType>(schema: Schema, json: Uint8Array): z.output<Schema> {
  return parseInput(schema, parseJson(Buffer.from(json))) as z.output<Schema>;
}

/** Checks and cleans the texts of an imported file as if they were the bodies of requests. */
export const courseFileParser: CourseFileParser = {
  versionOf(json) {
    const found = head.safeParse(parseJson(Buffer.from(json)));
    if (!found.success) return null;
    return typeof found.data.version === 'number' ? found.data.version : 0;
  },
  course: (json) => ({ ...courseInputOf(parsed(courseFile, json).course), status: 'draft' }),
  lessons: (json) => parsed(lessonFile, json),
  contents: (json) => parsed(contentFile, json),
  openings: (json) =>
    parsed(openingsFile, json).map(({ opensAt, closesAt, ...opening }) => ({
      ...opening,
      opensAt: instant(opensAt),
      closesAt: instant(closesAt),
    })),
};
