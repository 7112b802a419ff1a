import { fieldLabelAt, type Fields } from '@pathshala/admin-kit/forms/record-fields';
import type { TextInBoth } from '@pathshala/web-kit/texts';
import { fieldTexts } from './field-texts.ts';

type Name = string | { readonly text: TextInBoth; readonly params?: { readonly n: number } };

/** `negativeMarking` as 'negative marking', with the number of the entry of a list: 'options 2'. Ids of entries are left out. */
function wordsOf(part: string): Name {
  const [, name = part, entry] = /^(.*?)(?:\[([^\]]*)\])?$/u.exec(part) ?? [];
  const number = entry !== undefined && /^\d{1,4}$/u.test(entry) ? ` ${Number(entry) + 1}` : '';
  const known = number === '' ? fieldTexts[name] : undefined;
  if (known) return { text: known };
  const words = name.replaceAll(/([a-z\d])([A-Z])/gu, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return `${words}${number}`;
}

/**
 * The names of the parts of a path of the audit log (`units[6560…].years[0].timeLimit`): as the form of the thing calls them,
 * the others as in most things, or by their name in the API.
 */
export function namesOf(fields: Fields, path: string): readonly Name[] {
  const parts = path.split('.');
  const labels = parts.map((_, index) => fieldLabelAt(fields, parts.slice(0, index + 1).join('.')));
  const whole = labels.at(-1);
  // The label of an entry says which one it is.
  if (whole?.params) return [whole];
  const last = labels.findLastIndex((label) => label !== undefined);
  return parts.flatMap((part, index) => labels[index] ?? (index < last ? [] : wordsOf(part)));
}
