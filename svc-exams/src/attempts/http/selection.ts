import type { Answer } from '../domain/attempt.ts';

/** An answer in the API: a set also has its first option, for clients that know one option only. */
export function toSelection(answer: Answer) {
  if (typeof answer === 'string') return { selectedOption: answer };
  return { selectedOption: answer[0] ?? '', selectedOptions: [...answer] };
}
