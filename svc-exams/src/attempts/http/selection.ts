import type { Answer } from '../domain/attempt.ts';

/** An answer in the API: a set also by its first option, for callers that know one option alone. */
export function toSelection(answer: Answer) {
  if (typeof answer === 'string') return { selectedOption: answer };
  return { selectedOption: answer[0] ?? '', selectedOptions: [...answer] };
}
