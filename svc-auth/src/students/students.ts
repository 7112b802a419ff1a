import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Capability } from '@pathshala/service-kit/service/capability';
import {
  onContactsChanged,
  onCourseDeleted,
  onCourseOutlined,
  onExamSubmitted,
  onProgressChanged,
  onStudentEnrolled,
  onStudentUnenrolled,
  onUserDeleted,
  onUserVerified,
} from './events.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { createFilePhotos } from './adapters/file-photos.ts';
import { photoReading, photoRoutes } from './http/photo-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import type { Owners, StudentNames, StudentPorts } from './ports.ts';
import { copiedResults } from './storage/copied-results.ts';
import {
  createDocumentDeletedCourses,
  createDocumentHiddenCourses,
} from './storage/document-deleted-courses.ts';
import { createDocumentStudents, studentEvents, studentListKeys } from './storage/document-students.ts';
import {
  changeStudent,
  createStudent,
  deleteStudent,
  ensureStudent,
  forgetRemovedParts,
  listRemoved,
  removeStudent,
  restoreStudent,
} from './use-cases/author-student.ts';
import { deleteCourse } from './use-cases/delete-course.ts';
import { mayReadPhoto } from './use-cases/may-read-photo.ts';
import { listStudents } from './use-cases/list-students.ts';
import { readDashboard } from './use-cases/read-dashboard.ts';
import { readGuardian } from './use-cases/read-guardian.ts';
import { readStudent } from './use-cases/read-student.ts';
import { setDailyGoal } from './use-cases/set-daily-goal.ts';
import { removePhoto, restorePhoto, storePhoto } from './use-cases/store-photo.ts';
import { sweepPhotos } from './use-cases/sweep-photos.ts';
import { updateRecordForCourse } from './use-cases/update-record-for-course.ts';
import { updateRecord } from './use-cases/update-record.ts';

const photoSweepMs = 30_000;

/** The names are created before the accounts, which show them. */
export function createStudentNames(platform: Platform): { readonly studentNames: StudentNames } {
  return { studentNames: createDocumentStudents(platform) };
}

/** The student records: the profile with its photo, and courses and results from other services' events. */
export function createStudentsCapability(
  platform: Platform,
  { owners, readRules }: { readonly owners: Owners } & Pick<SiteSettingsPorts, 'readRules'>,
): Capability & { readonly ports: StudentPorts; readonly listDeleted: ListDeleted } {
  const stores = {
    students: createDocumentStudents(platform),
    deletedCourses: createDocumentDeletedCourses(platform.documents),
    hiddenCourses: createDocumentHiddenCourses(platform.documents),
    owners,
    readRules,
    photos: createFilePhotos(platform),
    log: platform.log,
    now: platform.now,
  };
  const ensure = ensureStudent(stores);
  const update = updateRecord({ ...stores, ensureStudent: ensure });
  const deps = { ...stores, readStudent: readStudent(stores), updateRecord: update };
  const updateForCourse = updateRecordForCourse(deps);
  const change = changeStudent(deps);
  return {
    listDeleted: listRemoved(stores),
    ports: { ensureStudent: ensure, changeStudent: change, readGuardian: readGuardian(stores) },
    routes: [
      ...studentRoutes({
        listStudents: listStudents(deps),
        readStudent: deps.readStudent,
        readDashboard: readDashboard(deps),
        setDailyGoal: setDailyGoal(deps),
        changeStudent: change,
        createStudent: createStudent(deps),
        deleteStudent: deleteStudent(deps),
        restoreStudent: restoreStudent(deps),
      }),
      ...photoRoutes({
        storePhoto: storePhoto(deps),
        removePhoto: removePhoto(deps),
        restorePhoto: restorePhoto(deps),
      }),
      photoReading(platform, mayReadPhoto(deps)),
    ],
    subscriptions: [
      onUserVerified(ensure),
      onUserDeleted(removeStudent(deps)),
      ...onContactsChanged(update),
      onCourseDeleted(deleteCourse(deps)),
      onCourseOutlined(stores.hiddenCourses),
      onStudentEnrolled(updateForCourse),
      onStudentUnenrolled(updateForCourse),
      onProgressChanged(updateForCourse, platform.now),
      onExamSubmitted(update, platform.now),
    ],
    ...studentEvents(platform.documents),
    copies: [copiedResults({ ...stores, documents: platform.documents })],
    prepare: upgradeListKeys(platform.documents, studentListKeys),
    jobs: [
      { name: 'sweep-photos', everyMs: photoSweepMs, run: sweepPhotos(deps) },
      { name: 'forget-removed-parts', everyMs: photoSweepMs, run: forgetRemovedParts(deps) },
    ],
  };
}
