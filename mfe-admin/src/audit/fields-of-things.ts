import { questionFields } from '@pathshala/admin-exams/bank-question/question.fields';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { academicCourseFields } from '../resources/academic-course.fields.ts';
import { academicFields, academicSubjectFields } from '../resources/academic-result.fields.ts';
import { admissionCourseFields } from '../resources/admission-course.fields.ts';
import { announcementFields } from '../resources/announcement.fields.ts';
import { apiKeyFields } from '../resources/api-key.fields.ts';
import { assignmentFields } from '../resources/assignment.fields.ts';
import { batchFields } from '../resources/batch.fields.ts';
import { blueprintFields } from '../resources/blueprint.fields.ts';
import { campaignFields } from '../resources/campaign.fields.ts';
import { chapterFields } from '../resources/chapter.fields.ts';
import { classFields } from '../resources/class.fields.ts';
import { contentFields } from '../resources/content.fields.ts';
import { courseFields } from '../resources/course.fields.ts';
import { examFields } from '../resources/exam.fields.ts';
import { lessonFields } from '../resources/lesson.fields.ts';
import { settingsFields } from '../resources/settings.fields.ts';
import { sitePageFields } from '../resources/site-page.fields.ts';
import { subjectFields } from '../resources/subject.fields.ts';
import { userFields } from '../resources/user.fields.ts';
import { exportFields } from '../resources/export.fields.ts';
import { webhookFields } from '../resources/webhook.fields.ts';

/** A subject has other names in the answers of the server than in its form (spec §7). */
const { SubjectTitle: subjectName, SubjectSummary: subjectDescription } = subjectFields;

/** The records by the routes that change them, each as its form calls its fields. */
const things: readonly (readonly [path: RegExp, fields: Fields])[] = [
  [/^\/settings/u, settingsFields],
  [/^\/announcement/u, announcementFields],
  [/^\/webhooks/u, webhookFields],
  [/^\/exports/u, exportFields],
  [/^\/api-keys/u, apiKeyFields],
  [/^\/pages\//u, sitePageFields],
  [/^\/users/u, userFields],
  [/^\/admissioncourse\//u, admissionCourseFields],
  [/^\/academiccourse\//u, academicCourseFields],
  [/^\/academicresult/u, { ...academicFields, ...academicSubjectFields }],
  [/^\/questions\/blueprints/u, blueprintFields],
  [/^\/questions\/?(?:\{id\})?$/u, questionFields],
  [/^\/assignments(?:\/\{id\}|$)/u, assignmentFields],
  [/^\/classes(?:\/\{id\}$|\/series|$)/u, classFields],
  [/^\/(?:exam)?campaigns?\b/u, campaignFields],
  [/^\/exams\/(?:\{id\}|\{parenttype\}|examid)/u, examFields],
  [/^\/courses\/batches/u, batchFields],
  [/^\/courses\/(?:subjects\/\{id\}$|\{id\}\/createsubject)/u, { subjectName, subjectDescription }],
  [/^\/courses\/(?:chapters\/\{id\}$|\{id\}\/createchapter)/u, chapterFields],
  [/^\/courses\/(?:lessons\/\{id\}$|\{id\}\/createlesson)/u, lessonFields],
  [/^\/courses\/(?:contents\/\{id\}$|\{id\}\/createcontent)/u, contentFields],
  [/^\/courses\/(?:\{id\}$|createcourse)/u, courseFields],
];

/** The fields of the thing that a route (`put /courses/{id}`) changes; none where it has no form of its own. */
export function fieldsOf(route: string): Fields {
  const path = route.slice(route.indexOf(' ') + 1);
  return things.find(([pattern]) => pattern.test(path))?.[1] ?? {};
}
