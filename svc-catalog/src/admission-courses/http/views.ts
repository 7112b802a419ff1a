import { editedView } from '@pathshala/contract-kit/edited';
import type {
  AdmissionCourseCard,
  AdmissionCourseDetails,
  AdmissionCourseForAdmin,
  UnitList,
  YearOverview as YearOverviewView,
} from '@pathshala/svc-catalog-contract/admission';
import { ratingCountOf, shownRating } from '../../ratings/index.ts';
import { countsOf, isOpenYear, type AdmissionCourse, type YearOverview } from '../domain/course.ts';
import type { Paper } from '../domain/paper.ts';
import type { CourseWithPapers } from '../use-cases/load-course.ts';
import type { CourseForAuthor } from '../use-cases/read-course-for-author.ts';
import type { CourseForReader, UnitsForReader } from '../use-cases/read-course.ts';

type AdminUnit = AdmissionCourseForAdmin['units'][number];

/** Names every field, so that a stored field is shown only on purpose. */
function factsOf(course: AdmissionCourse) {
  return {
    _id: course._id,
    name: course.name,
    courseCode: course.courseCode,
    courseThumbnail: course.courseThumbnail,
    enrollmentFee: course.enrollmentFee,
    discountFee: course.discountFee,
    enrollmentDuration: course.enrollmentDuration,
    averageRating: shownRating({ rating: course.averageRating, studentRatings: course.studentRatings }),
    ratingCount: ratingCountOf(course),
  };
}

const draftOf = ({ isDraft }: AdmissionCourse) => isDraft === true && { isDraft };

function viewCounts(course: AdmissionCourse) {
  const { unitCount, yearCount, questionCount } = countsOf(course);
  return { unitCount, yearCount, questionCount };
}

export function viewCard({ course, status }: CourseForReader): AdmissionCourseCard {
  return {
    ...factsOf(course),
    fee: course.fee,
    ...viewCounts(course),
    createdAt: course.createdAt,
    ...draftOf(course),
    ...status,
  };
}

function viewYear(overview: YearOverview): YearOverviewView {
  return {
    _id: overview._id,
    year: overview.year,
    title: overview.title,
    timeLimit: overview.timeLimit,
    totalMarks: overview.totalMarks,
    requiredSubjects: overview.requiredSubjects,
    negativeMarkingPercentage: overview.negativeMarkingPercentage,
    questionCount: overview.questionCount,
    subjects: overview.subjects.map((subject) => ({ ...subject })),
  };
}

/** Units with the years that students can sit. */
function openUnits(course: AdmissionCourse): UnitList['units'] {
  return course.units.map(({ _id, unitName, years }) => ({
    _id,
    unitName,
    years: years.filter(isOpenYear).map(viewYear),
  }));
}

/** Names every field, like `factsOf`. */
function textsOf(course: AdmissionCourse) {
  return {
    instructor: course.instructor ?? '',
    description: course.description,
    courseFeatures: course.courseFeatures.map(({ feature, description }) => ({ feature, description })),
    subjectAreas: [...course.subjectAreas],
    studentRequirements: [...course.studentRequirements],
    enrollmentProcessSteps: [...course.enrollmentProcessSteps],
    testimonials: course.testimonials.map(({ studentName, enrolledYear, review }) => ({
      studentName,
      enrolledYear,
      review,
    })),
    faqs: course.faqs.map(({ question, answer }) => ({ question, answer })),
  };
}

export function viewDetails(found: CourseForReader): AdmissionCourseDetails {
  return {
    ...viewCard(found),
    ...textsOf(found.course),
    units: openUnits(found.course),
  };
}

export function viewUnits({ course, status }: CourseForReader): UnitList {
  const { _id, name, courseCode, courseThumbnail } = course;
  return {
    _id,
    name,
    courseCode,
    courseThumbnail,
    isEnrolled: status.isEnrolled,
    units: openUnits(course),
  };
}

/** The units for an enrolled student, with what is closed now. The numbers of a closed paper are no secret. */
export function viewLockedUnits({ lockOf, ...found }: UnitsForReader): UnitList {
  const view = viewUnits(found);
  const locked = (chain: readonly string[]) => {
    const lock = lockOf([view._id, ...chain]);
    return lock && { lock: { ...lock } };
  };
  const units = view.units.map((unit) => ({
    ...unit,
    ...locked([unit._id]),
    years: unit.years.map((year) => ({ ...year, ...locked([unit._id, year._id]) })),
  }));
  return { ...view, units };
}

function yearForAdmin({ _id, content }: Paper): AdminUnit['years'][number] {
  const { year, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage, subjects } = content;
  return {
    _id,
    year,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    subjects: subjects.map((subject) => ({
      ...subject,
      mcqs: subject.mcqs.map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option })),
      })),
    })),
  };
}

/** The units with keys and explanations, for administrators only. */
export function unitsForAdmin({ course, papers }: CourseWithPapers): AdminUnit[] {
  const byId = new Map(papers.map((paper) => [paper._id, paper]));
  return course.units.map(({ _id, unitName, years }) => ({
    _id,
    unitName,
    years: years.flatMap((year) => {
      const paper = byId.get(year._id);
      return paper ? [yearForAdmin(paper)] : [];
    }),
  }));
}

export function viewForAdmin(found: CourseForAuthor): AdmissionCourseForAdmin {
  const { course, enrolledCount } = found;
  return {
    ...factsOf(course),
    ...textsOf(course),
    ...editedView(course.edited),
    ...draftOf(course),
    enrolledCount,
    units: unitsForAdmin(found),
  };
}
