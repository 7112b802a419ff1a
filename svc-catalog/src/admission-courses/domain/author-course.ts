import { listKeyOf } from '@pathshala/rules/bengali-order';
import { reachableMarks } from '@pathshala/rules/paper';
import { isSameName } from '@pathshala/rules/paper-rules';
import type { CourseInput, UnitInput, YearInput } from './course-input.ts';
import { payable, type AdmissionCourse } from './course.ts';
import { createIdentifier, identifySubjects, partIdsOf, type Identifier } from './identify.ts';
import type { Paper, PaperContent } from './paper.ts';

/** The course and papers stored before the save; null and none for a new course. */
export interface StoredCourse {
  readonly course: AdmissionCourse | null;
  readonly papers: readonly Paper[];
}

export interface AuthoredYear {
  readonly yearId: string;
  readonly content: PaperContent;
}

export interface AuthoredCourse {
  readonly details: Omit<
    AdmissionCourse,
    | 'units'
    | 'unitCount'
    | 'yearCount'
    | 'questionCount'
    | 'overviewVersion'
    | 'rank'
    | 'createdAt'
    | 'deletedAt'
    | 'saving'
    | 'edited'
    | 'editorId'
  >;
  readonly units: readonly {
    readonly _id: string;
    readonly unitName: string;
    readonly years: readonly AuthoredYear[];
  }[];
}

interface Context {
  readonly stored: StoredCourse;
  readonly course: { readonly _id: string; readonly courseCode: string; readonly name: string };
  readonly newId: () => string;
  readonly idOf: Identifier;
}

/** Only the last part with a name is kept: adding a unit under an existing name replaces it (spec §5). */
function lastOfEachName<Part>(parts: readonly Part[], nameOf: (part: Part) => string | number): Part[] {
  return parts.filter(
    (part, index) => !parts.slice(index + 1).some((later) => isSameName(nameOf(later), nameOf(part))),
  );
}

/** `DU Science 2024`. A unit name in two languages (`বিজ্ঞান | Science`) gives a title in two languages. */
function paperTitle(courseCode: string, unitName: string, year: string | number): string {
  return unitName
    .split(' | ')
    .map((name) => `${courseCode} ${name} ${year}`)
    .join(' | ');
}

function contentOf(year: YearInput, unit: { _id: string; unitName: string }, context: Context): PaperContent {
  const { course, stored, newId } = context;
  const before = stored.papers.find(({ _id }) => _id === year._id);
  const idOf = createIdentifier(before ? partIdsOf(before.content.subjects) : [], newId);
  const subjects = identifySubjects(year.subjects, idOf);
  const requiredSubjects = year.requiredSubjects ?? subjects.length;
  return {
    courseId: course._id,
    courseCode: course.courseCode,
    courseName: course.name,
    unitId: unit._id,
    unitName: unit.unitName,
    year: year.year,
    title: paperTitle(course.courseCode, unit.unitName, year.year),
    timeLimit: year.timeLimit,
    totalMarks: year.totalMarks ?? reachableMarks(subjects, requiredSubjects),
    requiredSubjects,
    negativeMarkingPercentage: year.negativeMarkingPercentage,
    subjects,
  };
}

function authorUnit(input: UnitInput, context: Context): AuthoredCourse['units'][number] {
  const { stored, idOf } = context;
  const sameName = stored.course?.units.find(({ unitName }) => isSameName(unitName, input.unitName));
  const unit = { _id: idOf(input._id ?? sameName?._id), unitName: input.unitName };
  const years = lastOfEachName(input.years, ({ year }) => year).map((year) => {
    const sameYear = sameName?.years.find((known) => isSameName(known.year, year.year));
    const yearId = idOf(year._id ?? sameYear?._id);
    return { yearId, content: contentOf({ ...year, _id: yearId }, unit, context) };
  });
  return { ...unit, years };
}

function knownIds({ course, papers }: StoredCourse): string[] {
  return [...(course?.units.map(({ _id }) => _id) ?? []), ...papers.map(({ _id }) => _id)];
}

const withoutEmpty = (texts: readonly string[]) => texts.filter((text) => text !== '');

/** The course and its papers in their new state. `code` is free or already belongs to the course. */
export function authorCourse(
  input: CourseInput,
  stored: StoredCourse,
  { code, newId }: { code: string; newId: () => string },
): AuthoredCourse {
  const { units, ...details } = input;
  const id = stored.course?._id ?? newId();
  const context: Context = {
    stored,
    course: { _id: id, courseCode: code, name: input.name },
    newId,
    idOf: createIdentifier(knownIds(stored), newId),
  };
  return {
    details: {
      ...details,
      _id: id,
      courseCode: code,
      codeKey: code.toUpperCase(),
      nameKey: listKeyOf(input.name),
      fee: payable(input.enrollmentFee, input.discountFee),
      subjectAreas: withoutEmpty(input.subjectAreas),
      studentRequirements: withoutEmpty(input.studentRequirements),
      enrollmentProcessSteps: withoutEmpty(input.enrollmentProcessSteps),
      courseFeatures: input.courseFeatures.filter(({ feature }) => feature !== ''),
      testimonials: input.testimonials.filter(({ review }) => review !== ''),
      faqs: input.faqs.filter(({ question }) => question !== ''),
    },
    units: lastOfEachName(units, ({ unitName }) => unitName).map((unit) => authorUnit(unit, context)),
  };
}
