import type { Errors } from '@pathshala/admin-kit/draft/draft-store';
import { useText } from '@pathshala/web-kit/texts';
import { useTexts } from '../../texts.ts';
import type { Shortcomings } from './draft/check-course.ts';

/** Shortcomings as the draft marks them: place → what to do, in the reader's language. */
export function useSayShortcomings(): (lacking: Shortcomings) => Errors {
  const say = useTexts();
  const sayBoth = useText();
  return (lacking) =>
    Object.fromEntries(
      lacking.map(([path, text]) => [path, typeof text === 'string' ? say(text) : sayBoth(text)]),
    );
}
