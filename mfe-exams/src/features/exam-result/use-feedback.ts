import type { Result } from '@pathshala/svc-exams-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** Returns the text on how the exam ended, in the current language; an administrator's text is shown unchanged. */
export function useFeedback({ feedback, feedbackCodes }: Pick<Result, 'feedback' | 'feedbackCodes'>): string {
  const say = useText();
  return feedbackCodes.length === 0
    ? feedback
    : feedbackCodes.map((code) => say(texts.feedback[code])).join(' ');
}
