import type { FileRemark } from './file-question.ts';
import { pictureSources } from './fragments.ts';

/** Elements that the cleaning of texts removes, and of which a reader would miss something. */
const unknownElements =
  /<(audio|video|iframe|object|embed|svg|math|canvas|form|input|select|textarea|button|script|style)\b/giu;
const imageTag = /<img\b/giu;
/** Links to files of the other program, such as sounds. */
const fileLink = /\b(?:href|src|data)\s*=\s*["']?(?:@@PLUGINFILE@@|\.?\/?draftfile\.php)[^"'\s>]*/giu;
/** Raised and lowered text that is no `<sup>` or `<sub>`. */
const raisedByStyle = /style\s*=\s*(?:"[^"]*|'[^']*)vertical-align\s*:\s*(?:super|sub)\b/iu;
const pairOfTags = /<(p|b|i|u|em|strong|sub|sup|span|div|ul|ol|table|a|h[1-6])\b[^<>]*>[\s\S]*<\/\1\s*>/iu;
const picture = /<img\s[^<>]*\bsrc\s*=/iu;

/** What a reader would miss of a fragment of another program when it is cleaned. */
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
    // A percent sign that is no escape.
    return name;
  }
}

/** A plain text that looks as if its tags were meant as formatting. */
export function tagsInText(text: string): FileRemark[] {
  return pairOfTags.test(text) || picture.test(text) ? [remarkOn('tagsAsText')] : [];
}

export function remarkOn(name: string, params?: FileRemark['params']): FileRemark {
  const code = `exams.question-import.remark.${name}`;
  return params === undefined ? { code } : { code, params };
}

/** Each remark once, in the order in which they were made. */
export function distinctRemarks(remarks: readonly FileRemark[]): FileRemark[] {
  return [...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values()];
}
