import type { Result } from '@pathshala/svc-exams-contract/http';
import { useTexts } from '../../texts.ts';

/** Returns the text on how the exam ended, in the current language; an administrator's text is shown unchanged. */
export function useFeedback({ feedback, feedbackCodes }: Pick<Result, 'feedback' | 'feedbackCodes'>): string {
  const say = useTexts();
  return feedbackCodes.length === 0
    ? feedback
    : feedbackCodes.map((code) => say(`feedback.${code}`)).join(' ');
}
