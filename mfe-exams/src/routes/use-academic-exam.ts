import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { Exam } from '../features/take-exam/exam.ts';
import { sharedTexts } from '../texts.ts';

interface AcademicExam {
  readonly exam: Exam;
  /** The exam's page before it is sat. */
  readonly overviewPath: string;
  readonly takePath: string;
}

/** The exam of an address below an academic course; the overview says which kind it is. */
export function useAcademicExam(): AcademicExam {
  const say = useText();
  const { courseid = '', examId = '' } = useParams();
  const course = `/courses/academic/${encodeURIComponent(courseid)}`;
  const exams = `${course}/subjects/exam`;
  return {
    overviewPath: `${exams}/${encodeURIComponent(examId)}`,
    takePath: `${exams}/take/${encodeURIComponent(examId)}`,
    exam: {
      examId,
      back: { to: `${course}/subjects`, text: say(commonTexts.backToTheSubjects) },
      entry: { to: course, text: say(sharedTexts.goCourse) },
      resultPath: (resultId) => `${exams}/results/${resultId}`,
    },
  };
}
