import { parseSync, Visitor } from 'oxc-parser';
import { commonTexts } from '../src/i18n/common-texts.ts';
import type { TextInBoth } from '../src/i18n/text-in.ts';
import { applyEdits, type Edit } from './apply-edits.ts';

const texts: ReadonlyMap<string, TextInBoth> = new Map(Object.entries(commonTexts));
const listName = 'commonTexts';

/**
 * Puts the common texts into the source that shows them: `commonTexts.save` → `{ en: 'Save', bn: '…' }`. The list as a module
 * would be in a chunk that all pages share, and each page would download the words of all.
 */
export function inlineCommonTexts(file: string, source: string): string {
  if (!source.includes(listName)) return source;
  const { program, errors } = parseSync(file, source);
  // The compiler reports them with their place.
  if (errors.length > 0) return source;
  const edits: Edit[] = [];
  let uses = 0;
  new Visitor({
    Identifier({ name }) {
      if (name === listName) uses += 1;
    },
    ImportSpecifier({ local }) {
      // Its two names are no uses.
      if (local.name === listName) uses -= 2;
    },
    MemberExpression({ object, property, computed, start, end }) {
      if (object.type !== 'Identifier' || object.name !== listName) return;
      const text = !computed && property.type === 'Identifier' ? texts.get(property.name) : undefined;
      if (text !== undefined) edits.push({ start, end, text: `(${JSON.stringify(text)})` });
    },
  }).visit(program);
  if (uses !== edits.length)
    throw new Error(`${file}: a common text is read by its name alone, ${listName}.save.`);
  return applyEdits(source, edits);
}
