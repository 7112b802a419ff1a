import { compareNames } from '@pathshala/rules/bengali-order';
import type { QuestionBank } from '../../question-bank/index.ts';
import type { OwnPapers, SearchedPaper } from './own-papers.ts';

interface ReadSearchChoicesDependencies {
  readonly ownPapers: OwnPapers;
  readonly questionBank: Pick<QuestionBank, 'practiceChoices'>;
}

/** Subjects with their chapters, and the papers of the student: names only, no counts. */
export function readSearchChoices({ ownPapers, questionBank }: ReadSearchChoicesDependencies) {
  return async (studentId: string, now: number) => {
    const [papers, choices] = await Promise.all([ownPapers(studentId, now), questionBank.practiceChoices()]);
    const ofPapers = papers.flatMap(({ paper }) => paper.subjects.map(({ subjectName }) => subjectName));
    const names = [...new Set([...choices.map(({ subject }) => subject), ...ofPapers])];
    const chaptersOf = (name: string) =>
      choices
        .filter(({ subject, chapter }) => subject === name && chapter !== '')
        .map(({ chapter }) => chapter);
    const pastYears = papers.filter(({ paper }) => paper.courseId !== null);
    return {
      subjects: names.toSorted(compareNames).map((subject) => ({
        subject,
        chapters: [...new Set(chaptersOf(subject))].toSorted(compareNames),
      })),
      courses: [...Map.groupBy(pastYears, ({ paper }) => paper.courseId ?? '')].map(([courseId, of]) => ({
        courseId,
        name: of[0]?.paper.course?.name ?? '',
        papers: of.map(listed),
      })),
      exams: papers.filter(({ paper }) => paper.courseId === null).map(listed),
    };
  };
}

function listed({ paper: { paperId, title } }: SearchedPaper) {
  return { paperId, title };
}
