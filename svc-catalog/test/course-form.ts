import type { AdmissionCourseForm } from '@pathshala/svc-catalog-contract/admission';

type Unit = NonNullable<AdmissionCourseForm['units']>[number];
type Year = NonNullable<Unit['years']>[number];
type Subject = NonNullable<Year['subjects']>[number];
type Question = NonNullable<Subject['mcqs']>[number];

export function questionForm(text: string, more: Partial<Question> = {}): Question {
  return {
    question: text,
    points: 1,
    explanation: `because of ${text}`,
    options: [
      { text: 'right', isCorrect: true },
      { text: 'wrong', isCorrect: false },
    ],
    ...more,
  };
}

export function subjectForm(subjectName: string, more: Partial<Subject> = {}): Subject {
  const mcqs = [questionForm(`${subjectName} 1`), questionForm(`${subjectName} 2`)];
  return { subjectName, mandatory: true, mcqs, ...more };
}

export function yearForm(year: number, more: Partial<Year> = {}): Year {
  const subjects = [subjectForm('Physics'), subjectForm('Biology', { mandatory: false })];
  return { year, subjects, requiredSubjects: 2, negativeMarkingPercentage: 25, ...more };
}

/** A free course with one unit of two years. */
export function courseForm(more: Partial<AdmissionCourseForm> = {}): AdmissionCourseForm {
  return {
    name: 'Test University',
    courseCode: 'TU',
    units: [{ unitName: 'Science', years: [yearForm(2023), yearForm(2024)] }],
    ...more,
  };
}
