import { useParams } from '@pathshala/web-kit/router';
import type { Exam } from '../features/take-exam/exam.ts';
import { useTexts } from '../texts.ts';

interface AcademicExam {
  readonly exam: Exam;
  /** The exam's page before it is sat. */
  readonly overviewPath: string;
  readonly takePath: string;
}

/** The exam of an address below an academic course; the overview says which kind it is. */
export function useAcademicExam(): AcademicExam {
  const say = useTexts();
  const { courseid = '', examId = '' } = useParams();
  const course = `/courses/academic/${encodeURIComponent(courseid)}`;
  const exams = `${course}/subjects/exam`;
  return {
    overviewPath: `${exams}/${encodeURIComponent(examId)}`,
    takePath: `${exams}/take/${encodeURIComponent(examId)}`,
    exam: {
      examId,
      back: { to: `${course}/subjects`, text: say('back.subjects') },
      entry: { to: course, text: say('go.course') },
      resultPath: (resultId) => `${exams}/results/${resultId}`,
    },
  };
}
