import type { CreateService } from '@pathshala/service-kit/service/service';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { createPictureUploads } from '@pathshala/uploads/picture-uploads';
import { auditRecorded } from '@pathshala/svc-catalog-contract/events';
import { readCourseFile, uploadCoursePicture } from '@pathshala/svc-catalog-contract/files';
import { messages } from '@pathshala/svc-catalog-contract/messages';
import { prefixes } from '@pathshala/svc-catalog-contract/prefixes';
import { createAcademicCoursesCapability } from './academic-courses/academic-courses.ts';
import { createAdmissionCoursesCapability } from './admission-courses/admission-courses.ts';
import { createEnrolmentsCapability, createStatuses } from './enrolments/enrolments.ts';
import { createPaymentClaimsCapability } from './payment-claims/payment-claims.ts';
import { createRatingsCapability } from './ratings/ratings.ts';

export const createService: CreateService = (platform) => {
  const enrolmentStatuses = createStatuses(platform);
  const admissionCourses = createAdmissionCoursesCapability(platform, { enrolmentStatuses });
  const academicCourses = createAcademicCoursesCapability(platform, {
    enrolmentStatuses,
    admissionCourses: admissionCourses.courseCount,
  });
  const enrolments = createEnrolmentsCapability(platform, {
    courseLookups: [admissionCourses.courseLookup, academicCourses.courseLookup],
  });
  const uploads = createPictureUploads({
    service: 'svc-catalog',
    files: platform.files,
    routes: { upload: uploadCoursePicture, read: readCourseFile },
  });
  return serviceOf({ name: 'svc-catalog', prefixes, messages, auditEvent: auditRecorded }, [
    admissionCourses,
    academicCourses,
    enrolments,
    createPaymentClaimsCapability(platform, { enrolmentStatuses, enrolments }),
    createRatingsCapability(platform, { enrolmentStatuses, courses: [admissionCourses, academicCourses] }),
    uploads,
  ]);
};
