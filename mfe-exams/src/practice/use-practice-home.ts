import { useText } from '@pathshala/web-kit/texts';
import { practicePaths } from './paths.ts';
import { texts } from './texts.ts';

/** The link back to the home of practice. */
export function usePracticeHome(): { readonly to: string; readonly text: string } {
  const translate = useText();
  return { to: practicePaths.home, text: translate(texts.home) };
}
