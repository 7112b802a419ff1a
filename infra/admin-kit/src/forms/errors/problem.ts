import type { Path } from '../../values/path.ts';
import type { Language } from '@pathshala/web-kit/language';

type Text = Readonly<Record<Language, string>>;

/** The path of a field or part, and its message. */
export type Problem = readonly [path: Path, text: Text];

export const problemIf = (isWrong: boolean, path: Path, text: Text): readonly Problem[] =>
  isWrong ? [[path, text]] : [];
