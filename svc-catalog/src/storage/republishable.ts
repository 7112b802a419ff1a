import type { DocumentStore } from '@pathshala/documents/port';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import {
  courseDeleted,
  paperPublished,
  paperWithdrawn,
  progressChanged,
  studentEnrolled,
} from '@pathshala/svc-catalog-contract/events';
import type { AcademicCourseDocument } from '../academic/storage/document-academic-courses.ts';
import type { AdmissionCourseDocument } from '../admission/storage/document-admission-courses.ts';
import type { PaperDocument } from '../admission/storage/document-papers.ts';
import { paperFacts } from '../admission/use-cases/announce-paper.ts';
import type { EnrolmentDocument } from '../enrolments/storage/document-enrolments.ts';
import { announcedEnrolment } from '../enrolments/use-cases/enrol.ts';
import type { Enrollables } from '../enrolments/use-cases/ports.ts';
import { progressFacts } from '../enrolments/use-cases/record-exam.ts';

interface Stores {
  readonly documents: DocumentStore;
  readonly enrollables: Enrollables;
}

/** What can be published again: papers, enrolments with their progress, deleted courses. */
export function republishable({ documents, enrollables }: Stores): readonly RepublishSource[] {
  return [...ofPapers(documents), ...ofEnrolments({ documents, enrollables }), ...ofCourses(documents)];
}

function ofPapers(documents: DocumentStore): readonly RepublishSource[] {
  const collection = documents.collection<PaperDocument>('papers');
  return [
    republishFrom(paperPublished, {
      collection,
      filter: { status: 'published' },
      eventOf: (paper) => pending(paperPublished, paperFacts(paper)),
    }),
    republishFrom(paperWithdrawn, {
      collection,
      filter: { status: 'withdrawn' },
      eventOf: ({ _id: paperId, version }) => pending(paperWithdrawn, { paperId, version }),
    }),
  ];
}

function ofEnrolments({ documents, enrollables }: Stores): readonly RepublishSource[] {
  const collection = documents.collection<EnrolmentDocument>('enrolments');
  return [
    republishFrom(studentEnrolled, {
      collection,
      filter: { isAbandoned: false },
      eventOf: announcedEnrolment,
    }),
    republishFrom(progressChanged, {
      collection,
      filter: { isAbandoned: false, progressVersion: { $gt: 0 } },
      async eventOf(enrolment) {
        const course = await enrollables.find(enrolment.courseId);
        return course && pending(progressChanged, progressFacts(enrolment, course));
      },
    }),
  ];
}

function ofCourses(documents: DocumentStore): readonly RepublishSource[] {
  const filter = { deletedAt: { $ne: null } };
  const deleted = (courseKind: 'admission' | 'academic') => {
    return ({ _id: courseId, deletedAt }: { _id: string; deletedAt: string | null }) =>
      deletedAt === null ? null : pending(courseDeleted, { courseId, courseKind, deletedAt });
  };
  return [
    republishFrom(courseDeleted, {
      collection: documents.collection<AdmissionCourseDocument>('admission-courses'),
      filter,
      eventOf: deleted('admission'),
    }),
    republishFrom(courseDeleted, {
      collection: documents.collection<AcademicCourseDocument>('academic-courses'),
      filter,
      eventOf: deleted('academic'),
    }),
  ];
}
