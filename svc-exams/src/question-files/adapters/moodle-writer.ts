import type { QuestionDraft } from '../../question-bank/index.ts';
import type { Place } from '../domain/category-place.ts';
import type { PicturesToWrite } from '../domain/file-question.ts';
import { pictureSources, replaceSources, textOfFragment } from '../domain/fragments.ts';
import { notesOf } from '../domain/question-notes.ts';

/** Characters that XML 1.0 does not allow. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const exact = (text: string): string =>
  `<text><![CDATA[${text.replaceAll(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`;

const nameOf = (address: string): string => `${address.split('/').at(-1) ?? ''}.webp`;

/** A fragment with its pictures. */
function richOf(fragment: string, pictures: PicturesToWrite): string {
  const own = new Set(pictureSources(fragment).filter((source) => pictures.has(source)));
  const addresses = new Map([...own].map((source) => [source, `@@PLUGINFILE@@/${nameOf(source)}`]));
  const files = [...own].map(
    (source) =>
      `<file name="${nameOf(source)}" path="/" encoding="base64">${Buffer.from(pictures.get(source) ?? []).toString('base64')}</file>`,
  );
  return exact(replaceSources(fragment, addresses)) + files.join('');
}

const nameLength = 80;

function questionXml(draft: QuestionDraft, pictures: PicturesToWrite): string {
  const correct = draft.options.filter(({ isCorrect }) => isCorrect).length;
  const share = Number((100 / correct).toFixed(5));
  const rightOr = (isCorrect: boolean) => (isCorrect ? share : correct > 1 ? -100 : 0);
  return [
    '<question type="multichoice">',
    `<name>${exact(textOfFragment(draft.question).trim().slice(0, nameLength))}</name>`,
    `<questiontext format="html">${richOf(draft.question, pictures)}</questiontext>`,
    `<generalfeedback format="html">${richOf(draft.explanation, pictures)}</generalfeedback>`,
    `<defaultgrade>${draft.points}</defaultgrade><penalty>0</penalty><hidden>0</hidden>`,
    `<single>${correct === 1}</single><shuffleanswers>true</shuffleanswers>`,
    '<answernumbering>abc</answernumbering>',
    ...draft.options.map(
      ({ text, isCorrect }) =>
        `<answer fraction="${rightOr(isCorrect)}" format="html">${richOf(text, pictures)}</answer>`,
    ),
    `<tags>${draft.tags.map((tag) => `<tag>${exact(tag)}</tag>`).join('')}</tags>`,
    `<pathshala>${exact(notesOf(draft))}</pathshala>`,
    '</question>',
  ].join('\n');
}

/** A category stands before its questions. */
export function moodleXmlOf(
  questions: readonly QuestionDraft[],
  pictures: PicturesToWrite,
  categoryOf: (place: Place) => string,
): string {
  let category = '';
  const parts = questions.flatMap((draft) => {
    const own = categoryOf(draft);
    const isNew = own !== category;
    category = own;
    const xml = questionXml(draft, pictures);
    return isNew ? [`<question type="category"><category>${exact(own)}</category></question>`, xml] : [xml];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
}
