import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import type { TextInBoth } from '../src/i18n/text-in.ts';
import { applyEdits, type Edit } from './apply-edits.ts';

/** The lists of common texts by the names that they are imported by. */
const listNames: ReadonlySet<string> = new Set(['commonTexts', 'adminTexts']);

interface Inlined {
  readonly code: string;
  /** The files of the lists that the source takes texts from. */
  readonly lists: readonly string[];
}

/**
 * Puts the common texts into the source that shows them, `commonTexts.save` → `{ en: 'Save', bn: '…' }`. The list as a module
 * would be a chunk that all pages share: each page would download the words of all.
 */
export async function inlineCommonTexts(file: string, source: string): Promise<Inlined> {
  if (![...listNames].some((name) => source.includes(name))) return { code: source, lists: [] };
  const { program, module, errors } = parseSync(file, source);
  // The compiler reports them with their place.
  if (errors.length > 0) return { code: source, lists: [] };
  const lists = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { localName } of entries)
      if (listNames.has(localName.value))
        lists.set(localName.value, createRequire(file).resolve(moduleRequest.value));
  const texts = new Map<string, Readonly<Record<string, TextInBoth>>>();
  for (const [name, list] of lists) texts.set(name, await readList(name, list));
  const edits: Edit[] = [];
  new Visitor({
    MemberExpression({ object, property, computed, start, end }) {
      const list = object.type === 'Identifier' ? texts.get(object.name) : undefined;
      if (list === undefined) return;
      const text = !computed && property.type === 'Identifier' ? list[property.name] : undefined;
      if (text === undefined)
        throw new Error(
          `${file}: ${source.slice(start, end)} is no text of the list. Name one: commonTexts.save`,
        );
      edits.push({ start, end, text: `(${JSON.stringify(text)})` });
    },
  }).visit(program);
  return { code: applyEdits(source, edits), lists: [...lists.values()] };
}

async function readList(name: string, file: string): Promise<Readonly<Record<string, TextInBoth>>> {
  const list = (await import(pathToFileURL(file).href)) as Record<string, Record<string, TextInBoth>>;
  return list[name] ?? {};
}
