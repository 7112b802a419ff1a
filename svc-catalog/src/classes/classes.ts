import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { BatchDirectory } from '../batches/index.ts';
import type { SeasonPart } from '../copies/index.ts';
import type { CourseLookup, CourseMembers, EnrolmentStatuses, ManyEnrolments } from '../enrolments/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { createHmacCalendarTokens } from './adapters/hmac-calendar-tokens.ts';
import { writeIcalCalendar } from './adapters/ical-calendar.ts';
import { onBatchChanged, onCourseOutlined, onUserDeleted } from './events.ts';
import { classRoutes } from './http/class-routes.ts';
import { routineRoutes } from './http/routine-routes.ts';
import type { ClassAudience, Classes, CourseSessions, DueAssignments } from './ports.ts';
import {
  calendarAddressIndexes,
  createDocumentCalendarAddresses,
} from './storage/document-calendar-addresses.ts';
import {
  classNoticeAggregates,
  classNoticeIndexes,
  createDocumentClassNotices,
} from './storage/document-class-notices.ts';
import {
  createDocumentClassSeries,
  seriesAggregates,
  seriesIndexes,
} from './storage/document-class-series.ts';
import {
  classAggregates,
  classIndexes,
  classListKeys,
  createDocumentClasses,
} from './storage/document-classes.ts';
import { announceClasses } from './use-cases/announce-classes.ts';
import { applySeriesWork, finishSeries } from './use-cases/apply-series-work.ts';
import {
  createCalendarAddress,
  readCalendar,
  readCalendarAddress,
  revokeCalendarAddress,
} from './use-cases/calendar.ts';
import { changeClass } from './use-cases/change-class.ts';
import { createClassAudience } from './use-cases/class-audience.ts';
import { createClass, createSeries } from './use-cases/create-class.ts';
import { deleteClasses, listDeleted, restoreClasses } from './use-cases/delete-classes.ts';
import { describeClass, listClasses, readClass } from './use-cases/read-classes.ts';
import { limitedClasses } from './use-cases/limited-classes.ts';
import { readRoutine, studentRoutine } from './use-cases/read-routine.ts';
import { createSeasonPart } from './use-cases/season-part.ts';
import { requireNoClash } from './use-cases/require-no-clash.ts';

const jobMs = 30_000;

type ClassesPlatform = Pick<Platform, 'documents' | 'now' | 'newId' | 'secrets' | 'publicUrl'>;

interface ClassesDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly courseMembers: CourseMembers;
  /** Finds courses of every kind. */
  readonly courseLookup: CourseLookup;
  readonly batchDirectory: BatchDirectory;
  readonly manyEnrolments: Pick<ManyEnrolments, 'check'>;
  readonly courseSessions: CourseSessions;
  readonly dueAssignments: DueAssignments;
  readonly siteRules: SiteRules;
}

interface ClassesCapability extends Capability {
  readonly listDeleted: ListDeleted;
  readonly classes: Classes;
  readonly audience: ClassAudience;
  readonly seasonPart: SeasonPart;
}

function dependenciesOf(platform: ClassesPlatform, others: ClassesDependencies) {
  const { documents, now, newId } = platform;
  const stored = {
    classes: createDocumentClasses(platform),
    classNotices: createDocumentClassNotices(platform),
    series: createDocumentClassSeries(platform),
    addresses: createDocumentCalendarAddresses(documents),
    tokens: createHmacCalendarTokens(platform.secrets.sessionSecret),
    audience: createClassAudience(others),
    sessions: others.courseSessions,
    assignments: others.dueAssignments,
    writeCalendar: writeIcalCalendar,
    siteName: () => others.siteRules.current().siteName.bn,
    publicUrl: platform.publicUrl,
    now,
    newId,
  };
  const describe = describeClass(stored);
  const routineOf = studentRoutine(stored);
  const working = { requireNoClash: requireNoClash(stored), applyWork: applySeriesWork(stored) };
  return { ...stored, ...working, describe, routineOf };
}

/** Classes, their weekly series and clashes; the routine of a student and its private calendar. */
export function createClassesCapability(
  platform: ClassesPlatform,
  others: ClassesDependencies,
): ClassesCapability {
  const deps = dependenciesOf(platform, others);
  const { classes, audience, now } = deps;
  return {
    classes,
    audience,
    seasonPart: createSeasonPart(deps),
    listDeleted: listDeleted(deps),
    routes: [
      ...classRoutes({
        changeClass: changeClass(deps),
        createClass: createClass(deps),
        createSeries: createSeries(deps),
        deleteClasses: deleteClasses(deps),
        describeClass: deps.describe,
        listClasses: listClasses(deps),
        readClass: readClass(deps),
        restoreClasses: restoreClasses(deps),
      }),
      ...routineRoutes({
        createCalendarAddress: createCalendarAddress(deps),
        readCalendar: readCalendar(deps),
        readCalendarAddress: readCalendarAddress(deps),
        readRoutine: readRoutine(deps),
        revokeCalendarAddress: revokeCalendarAddress(deps),
      }),
    ],
    withinLimits: limitedClasses(deps),
    subscriptions: [
      onCourseOutlined(deps, others.courseLookup),
      onBatchChanged(deps, others.batchDirectory),
      onUserDeleted(deps, deps.addresses),
    ],
    jobs: [
      { name: 'finish-class-series', everyMs: jobMs, run: finishSeries(deps) },
      { name: 'announce-classes', everyMs: jobMs, run: announceClasses(deps) },
      { name: 'remove-classes', everyMs: jobMs, run: () => classes.removeDue(now()) },
    ],
    aggregates: [...classAggregates, ...seriesAggregates, ...classNoticeAggregates],
    prepare: upgradeListKeys(platform.documents, classListKeys),
    indexes: [...classIndexes, ...seriesIndexes, ...calendarAddressIndexes, ...classNoticeIndexes],
  };
}
