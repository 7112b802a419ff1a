import type { FileRemark } from './file-question.ts';
import { pictureSources } from './fragments.ts';

/** Elements that the cleaning of texts removes, although a reader would miss them. */
const unknownElements =
  /<(audio|video|iframe|object|embed|svg|math|canvas|form|input|select|textarea|button|script|style)\b/giu;
const imageTag = /<img\b/giu;
/** Links to files of the other program, such as sounds. */
const fileLink = /\b(?:href|src|data)\s*=\s*["']?(?:@@PLUGINFILE@@|\.?\/?draftfile\.php)[^"'\s>]*/giu;
/** Raised and lowered text without `<sup>` or `<sub>`. */
const raisedByStyle = /style\s*=\s*(?:"[^"]*|'[^']*)vertical-align\s*:\s*(?:super|sub)\b/iu;
const pairOfTags = /<(p|b|i|u|em|strong|sub|sup|span|div|ul|ol|table|a|h[1-6])\b[^<>]*>[\s\S]*<\/\1\s*>/iu;
const picture = /<img\s[^<>]*\bsrc\s*=/iu;

/** The parts of a fragment of another program that a reader would miss after the cleaning. */
export function lostOfHtml(fragment: string): FileRemark[] {
  const names = [...fragment.matchAll(unknownElements)].map(([, name = '']) => `<${name.toLowerCase()}>`);
  if ((fragment.match(imageTag)?.length ?? 0) > pictureSources(fragment).length) names.push('<img>');
  const withoutImages = fragment.replaceAll(/<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>/giu, '');
  const files = [...withoutImages.matchAll(fileLink)].map(([link]) => decodedName(link));
  const lost = [...names, ...files];
  return [
    ...(lost.length === 0 ? [] : [remarkOn('lost', { names: [...new Set(lost)].join(', ') })]),
    ...(raisedByStyle.test(fragment) ? [remarkOn('raisedByStyle')] : []),
  ];
}

function decodedName(link: string): string {
  const name = link.split('/').at(-1) ?? link;
  try {
    return decodeURIComponent(name);
  } catch {
    // The percent sign is not an escape.
    return name;
  }
}

/** A remark about a plain text whose tags look like formatting. */
export function tagsInText(text: string): FileRemark[] {
  return pairOfTags.test(text) || picture.test(text) ? [remarkOn('tagsAsText')] : [];
}

export function remarkOn(name: string, params?: FileRemark['params']): FileRemark {
  const code = `exams.question-import.remark.${name}`;
  return params === undefined ? { code } : { code, params };
}

/** Each remark once, in the sequence of their first occurrence. */
export function distinctRemarks(remarks: readonly FileRemark[]): FileRemark[] {
  return [...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values()];
}
