import type { CreateService } from '@pathshala/service-kit/service/service';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { createPictureUploads } from '@pathshala/uploads/picture-uploads';
import { auditRecorded } from '@pathshala/svc-catalog-contract/events';
import { readCourseFile, uploadCoursePicture } from '@pathshala/svc-catalog-contract/files';
import { messages } from '@pathshala/svc-catalog-contract/messages';
import { operations } from '@pathshala/svc-catalog-contract/operations';
import { prefixes } from '@pathshala/svc-catalog-contract/prefixes';
import { academicOutlines, createAcademicCoursesCapability } from './academic-courses/academic-courses.ts';
import {
  admissionOutlines,
  createAdmissionCoursesCapability,
} from './admission-courses/admission-courses.ts';
import { createAttendanceCapability } from './attendance/attendance.ts';
import { createBatchDirectory, createBatchesCapability } from './batches/batches.ts';
import { createCheckoutCapability, createTransactions } from './checkout/checkout.ts';
import { createBulkEnrolmentsCapability } from './bulk-enrolments/bulk-enrolments.ts';
import { createClassesCapability } from './classes/classes.ts';
import { createCopiesCapability } from './copies/copies.ts';
import { createCouponsCapability } from './coupons/coupons.ts';
import { createCourseOrderCapability } from './course-order/course-order.ts';
import { createDiscussionsCapability } from './discussions/discussions.ts';
import { createAssignmentPorts, createAssignmentsCapability } from './assignments/assignments.ts';
import {
  createCourseMembers,
  createEnrolmentsCapability,
  createLessonStudents,
  createStatuses,
} from './enrolments/enrolments.ts';
import { createGradebooksCapability } from './gradebooks/gradebooks.ts';
import { createFeesCapability, createPlans } from './fees/fees.ts';
import { createAccess, createLedgerCapability } from './ledger/ledger.ts';
import { createLessonProgressCapability } from './lesson-progress/lesson-progress.ts';
import { createCourseLocks, createOpeningPlans, createOpeningsCapability } from './openings/openings.ts';
import { createOutlinesCapability } from './outlines/outlines.ts';
import { createPaymentClaimsCapability } from './payment-claims/payment-claims.ts';
import { createRatingsCapability } from './ratings/ratings.ts';
import { createRecentlyDeletedCapability } from './recently-deleted/recently-deleted.ts';
import { createSiteRulesCapability } from './site-rules/site-rules.ts';
import { createReportsCapability } from './reports/reports.ts';
import { createSharingCapability } from './sharing/sharing.ts';
import { createSampleEnrolments } from './sample/sample-enrolments.ts';
import { createWaitingWorkCapability } from './waiting-work/waiting-work.ts';

const face = { name: 'svc-catalog', prefixes, messages, auditEvent: auditRecorded, operations };
const pictures = { upload: uploadCoursePicture, read: readCourseFile };

export const createService: CreateService = (platform) => {
  const enrolmentStatuses = createStatuses(platform, createAccess(platform));
  const ofSite = createSiteRulesCapability(platform);
  const [openingPlans, lessonStudents] = [createOpeningPlans(platform), createLessonStudents(platform)];
  const outlines = createOutlinesCapability(platform, openingPlans, [academicOutlines, admissionOutlines]);
  const courseLocks = createCourseLocks(platform, { openingPlans, lessonStudents });
  const opened = { enrolmentStatuses, openingPlans, courseLocks, lessonStudents, ...outlines };
  const admission = createAdmissionCoursesCapability(platform, opened);
  const assignmentPorts = createAssignmentPorts(platform);
  const others = { ...opened, admissionCourses: admission.courseCount, assignments: assignmentPorts };
  const academic = createAcademicCoursesCapability(platform, others);
  const closable = { courseLocks, findCourseParts: [academic.findCourseParts, admission.findCourseParts] };
  const openings = createOpeningsCapability(platform, { ...opened, ...closable });
  const courseLookups = [admission.courseLookup, academic.courseLookup];
  const enrolments = createEnrolmentsCapability(platform, { courseLookups });
  const lessonProgress = createLessonProgressCapability(platform, { ...academic, ...enrolments });
  const [{ courseLookup }, { courseOutlines }] = [admission, academic];
  const [courseMembers, batchDirectory] = [createCourseMembers(platform), createBatchDirectory(platform)];
  const discussions = createDiscussionsCapability(platform, { ...academic, ...ofSite, batchDirectory });
  const members = { courseMembers, batchDirectory, enrolmentStatuses };
  const ofCourses = { courseLookup, courseOutlines, ...closable, ...members };
  const assignments = createAssignmentsCapability(platform, ofCourses);
  const ofClasses = { ...assignmentPorts, ...academic, ...enrolments, ...members, ...ofSite };
  const classes = createClassesCapability(platform, ofClasses);
  const attendance = createAttendanceCapability(platform, { ...classes, batchDirectory });
  const graded = { ...enrolments, ...members, ...assignmentPorts };
  // Composed after the batches, which have who left or joined before its rows are counted.
  const gradebooks = createGradebooksCapability(platform, graded);
  const uploads = createPictureUploads({ service: face.name, files: platform.files, routes: pictures });
  const batches = createBatchesCapability(platform, enrolments);
  const inBulk = [batches, createBulkEnrolmentsCapability(platform, enrolments)];
  const learning = [enrolments, ...inBulk, lessonProgress, discussions, assignments];
  const reports = createReportsCapability(platform);
  const charged = { enrolments, batchDirectory, plans: createPlans(platform), facts: reports.ledgerFacts };
  const ledger = createLedgerCapability(platform, charged);
  const fees = createFeesCapability(platform, { enrolments, ledger });
  const coupons = createCouponsCapability(platform, { enrolments, ledger });
  const paid = { enrolmentStatuses, enrolments, ledger, transactions: createTransactions(platform) };
  const checkout = createCheckoutCapability(platform, { ...paid, ...coupons });
  const claims = createPaymentClaimsCapability(platform, paid);
  const ratings = createRatingsCapability(platform, { enrolmentStatuses, courses: [admission, academic] });
  const deletions = createRecentlyDeletedCapability(platform, [admission, academic, assignments, classes]);
  const listed = [claims, checkout, assignments, discussions, academic];
  const waiting = createWaitingWorkCapability(platform, listed);
  const seasons = [openings, fees, batches, assignments, classes];
  const copies = createCopiesCapability(platform, { copied: [academic, admission], seasons });
  const courses = [ofSite, outlines, admission, academic, openings, copies, ...learning, classes, attendance];
  const sharing = createSharingCapability({ courses: { admission, academic }, ...ofSite });
  const desk = [deletions, waiting, reports, sharing, createCourseOrderCapability({ admission, academic })];
  const taking = [gradebooks, ledger, fees, coupons, checkout, claims, ratings, uploads];
  return serviceOf(face, [...courses, ...taking, ...desk, createSampleEnrolments(platform, enrolments)]);
};
