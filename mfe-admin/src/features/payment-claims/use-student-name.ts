import { useText } from '@pathshala/web-kit/texts';
import type { ListedClaim } from './listed-claim.ts';
import { texts } from './texts.ts';

/** The student's name; in words for an account that was deleted. */
export function useStudentName(): (claim: ListedClaim) => string {
  const translate = useText();
  return ({ studentName }) => (studentName === '' ? translate(texts.deleted) : studentName);
}
