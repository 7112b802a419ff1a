import { remarkOn } from './html-remarks.ts';
import type { FileRemark } from './file-question.ts';

interface Feedback {
  /** The explanations as fragments. */
  readonly general: string;
  /** Shown for a completely right answer. */
  readonly whenRight: string;
  readonly options: readonly { readonly text: string; readonly feedback: string }[];
}

/** Removes a paragraph around the whole, so that the text can follow another on its line. */
function inline(fragment: string): string {
  const found = /^\s*<p(?:\s[^<>]*)?>([\s\S]*?)<\/p>\s*$/iu.exec(fragment);
  const inner = found?.[1];
  return inner === undefined || /<\/?p[\s>]/iu.test(inner) ? fragment.trim() : inner.trim();
}

/** The explanation of a question from all feedback of a program that shows it by the chosen answer. */
export function explanationOf({ general, whenRight, options }: Feedback): {
  readonly explanation: string;
  readonly remarks: readonly FileRemark[];
} {
  const own = options.filter(({ feedback }) => feedback.trim() !== '');
  const texts = [general, whenRight].map((text) => text.trim()).filter((text) => text !== '');
  const list = own.map(({ text, feedback }) => `<li>${inline(text)}: ${inline(feedback)}</li>`);
  const isBlock = (text: string) => /^<(?:p|ul|ol|div|table|h[1-6]|pre|blockquote)[\s>]/iu.test(text);
  const joined =
    texts.length + list.length > 1
      ? texts.map((text) => (isBlock(text) ? text : `<p>${text}</p>`)).join('')
      : texts.join('');
  return {
    explanation: list.length === 0 ? joined : `${joined}<ul>${list.join('')}</ul>`,
    remarks: list.length === 0 ? [] : [remarkOn('feedback')],
  };
}
