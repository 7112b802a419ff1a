import type { QuestionDraft } from '../../question-bank/ports.ts';

export type Place = Pick<QuestionDraft, 'subject' | 'chapter'>;

/** Moodle's category `$course$/top/Physics/Motion` is the chapter Motion of Physics. */
export function placeOfCategory(category: string): Place {
  const [subject = '', ...rest] = category
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'top' && !part.startsWith('$'));
  return { subject, chapter: rest.at(-1) ?? '' };
}

export function categoryOfPlace({ subject, chapter }: Place): string {
  const parts = [subject, chapter].filter((part) => part !== '').map((part) => part.replaceAll('/', '-'));
  return ['$course$', 'top', ...parts].join('/');
}
