import { subjects } from '../samples.ts';

export interface QuestionTexts {
  readonly question: string;
  readonly options: readonly string[];
}

/** The subjects with these texts in every question, instead of its own. */
export function subjectsWith(texts: QuestionTexts | null) {
  if (texts === null) return subjects;
  return subjects.map((subject) => ({
    ...subject,
    mcqs: subject.mcqs.map((mcq) => ({
      ...mcq,
      question: texts.question,
      options: mcq.options.map((option, at) => ({ ...option, text: texts.options[at] ?? '' })),
    })),
  }));
}
