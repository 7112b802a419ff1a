import type { Paper, Question } from '../domain/paper.ts';
import { openYearsOf } from '../domain/course.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { courseNotFound, requireCourse } from './load-course.ts';

interface ListSampleQuestionsDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
}

export interface SampleQuestion {
  readonly subjectName: string;
  readonly paperTitle: string;
  readonly question: Question;
}

const maxSamples = 3;

function samplesOf({ content, status }: Paper): SampleQuestion[] {
  if (status !== 'published') return [];
  return content.subjects.flatMap(({ subjectName, mcqs }) =>
    mcqs
      .filter(({ isSample }) => isSample)
      .map((question) => ({ subjectName, paperTitle: content.title, question })),
  );
}

/** The first three questions that an author marked as samples. No other question leaves the service with its key. */
export function listSampleQuestions({ courses, papers }: ListSampleQuestionsDependencies) {
  return async (courseCode: string): Promise<SampleQuestion[]> => {
    const course = requireCourse(await courses.findByCode(courseCode));
    if (course.isDraft === true) throw courseNotFound();
    const years = openYearsOf(course).filter(({ sampleCount = 0 }) => sampleCount > 0);
    const withSamples = await Promise.all(years.slice(0, maxSamples).map(({ _id }) => papers.find(_id)));
    return withSamples.flatMap((paper) => (paper === null ? [] : samplesOf(paper))).slice(0, maxSamples);
  };
}
