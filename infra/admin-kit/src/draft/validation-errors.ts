import type { QuestionError } from './check-question.ts';
import type { Path } from './path.ts';

/** Path and message of each violation. The message is a text key of the form, or a text of the question form. */
export type ValidationErrors<Key extends string> = readonly (
  | readonly [path: Path, text: Key]
  | QuestionError
)[];

export function errorIf<Key extends string>(
  isViolated: boolean,
  path: Path,
  text: Key,
): ValidationErrors<Key> {
  return isViolated ? [[path, text]] : [];
}
