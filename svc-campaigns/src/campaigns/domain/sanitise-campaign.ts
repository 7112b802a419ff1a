import type { CampaignInput, ExamCampaignInput } from '../../../contract/campaign.ts';

type Clean = (fragment: string) => string;

function cleanExam(exam: ExamCampaignInput['exam'], clean: Clean): ExamCampaignInput['exam'] {
  return {
    ...exam,
    subjects: exam.subjects.map((subject) => ({
      ...subject,
      mcqs: subject.mcqs.map((question) => ({
        ...question,
        question: clean(question.question),
        explanation: clean(question.explanation),
        options: question.options.map((option) => ({ ...option, text: clean(option.text) })),
      })),
    })),
  };
}

/** Every rich text of a campaign, made safe before it is stored. */
export function sanitiseCampaign<Input extends CampaignInput | ExamCampaignInput>(
  input: Input,
  clean: Clean,
): Input {
  const description = clean(input.description);
  return 'exam' in input
    ? { ...input, description, exam: cleanExam(input.exam, clean) }
    : { ...input, description };
}
