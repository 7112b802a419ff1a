import { sanitiseRichText } from '@pathshala/service-kit/rich-text';
import type { AdmissionCourseInput } from '../../../contract/admission.ts';

type YearInput = AdmissionCourseInput['units'][number]['years'][number];

function cleanYear(year: YearInput): YearInput {
  return {
    ...year,
    subjects: year.subjects.map((subject) => ({
      ...subject,
      mcqs: subject.mcqs.map((question) => ({
        ...question,
        question: sanitiseRichText(question.question),
        explanation: sanitiseRichText(question.explanation),
        options: question.options.map((option) => ({ ...option, text: sanitiseRichText(option.text) })),
      })),
    })),
  };
}

/** Every rich text of a course made safe before it is judged and stored: what is left of a text may be nothing. */
export function cleanCourse(input: AdmissionCourseInput): AdmissionCourseInput {
  return {
    ...input,
    description: sanitiseRichText(input.description),
    faqs: input.faqs.map(({ question, answer }) => ({ question, answer: sanitiseRichText(answer) })),
    units: input.units.map((unit) => ({ ...unit, years: unit.years.map(cleanYear) })),
  };
}
