import type { QuestionDraft } from '../../question-bank/index.ts';
import { remarkOn } from './html-remarks.ts';
import type { FileRemark } from './file-question.ts';

export type Place = Pick<QuestionDraft, 'subject' | 'chapter'>;

/** Whether it is the category that Moodle creates for each course. */
const isDefault = (name: string): boolean => /^default for /iu.test(name);
/** The beginnings of a path: `$course$`, `$system$`, `$cat1$`. */
const isContext = (name: string): boolean => /^\$[a-z\d]*\$?$/iu.test(name);

/** Moodle's category `$course$/top/Physics/Motion` is the chapter Motion of Physics. Two slashes are an escaped one in a name. */
export function placeOfCategory(category: string): Place & { readonly remarks: readonly FileRemark[] } {
  const names = category
    .split(/(?<!\/)\/(?!\/)/u)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '');
  const contexts = names.findIndex((name) => !isContext(name));
  const path = contexts === -1 ? [] : names.slice(contexts);
  const own = (path[0] === 'top' ? path.slice(1) : path).filter((name) => !isDefault(name));
  const [subject = '', ...rest] = own;
  const middle = rest.slice(0, -1);
  return {
    subject,
    chapter: rest.at(-1) ?? '',
    remarks: middle.length === 0 ? [] : [remarkOn('categories', { names: middle.join(', ') })],
  };
}

export function categoryOfPlace({ subject, chapter }: Place): string {
  const parts = [subject, chapter].filter((part) => part !== '').map((part) => part.replaceAll('/', '//'));
  return ['$course$', 'top', ...parts].join('/');
}
