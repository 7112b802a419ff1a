import type { ForeignFormat } from '../use-cases/open-question-file.ts';
import { decodeXml, rootOfXml } from './decode-xml.ts';

const code = (name: string): string => `exams.question-import.is-${name}`;
const document = (name: string): ForeignFormat => ({ code: code('document'), name });
const spreadsheet = (name: string): ForeignFormat => ({ code: code('spreadsheet'), name });
const other = (name: string): ForeignFormat => ({ code: code('other'), name });
const qti: ForeignFormat = { code: code('qti'), name: 'QTI' };
const backup: ForeignFormat = { code: code('moodle-backup'), name: 'Moodle' };

/** Names of files that only a zip of this kind contains. */
const packed: readonly (readonly [RegExp, ForeignFormat])[] = [
  [/^h5p\.json$/u, { code: code('h5p'), name: 'H5P' }],
  [/^imsmanifest\.xml$/u, qti],
  [/^moodle_backup\.xml$/u, backup],
  [/^word\/document\.xml$/u, document('Word')],
  [/^ppt\/presentation\.xml$/u, document('PowerPoint')],
  [/^xl\/workbook\.bin$/u, spreadsheet('Excel (.xlsb)')],
  [/^META-INF\/manifest\.xml$/u, spreadsheet('OpenDocument')],
  [/^Index\/(?:Document|Tables\/).*iwa$/u, spreadsheet('Numbers or Pages')],
];

/** The first bytes of a file of this kind. */
const beginnings: readonly (readonly [readonly number[], ForeignFormat])[] = [
  [[0x25, 0x50, 0x44, 0x46], document('PDF')],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], document('RTF')],
  [[0xd0, 0xcf, 0x11, 0xe0], spreadsheet('Excel 97 (.xls)')],
  [[0x1f, 0x8b], backup],
  [[0x89, 0x50, 0x4e, 0x47], other('PNG')],
  [[0xff, 0xd8, 0xff], other('JPEG')],
];

const roots: readonly (readonly [RegExp, ForeignFormat | null])[] = [
  [/^quiz$/u, null],
  [/^(?:questestinterop|assessmentitem|assessmenttest|assessment|manifest)$/u, qti],
  [/^moodle_backup$/u, backup],
  [/^html$/u, document('HTML')],
  [/^workbook$/u, spreadsheet('Excel XML')],
];

/** A question may begin with a tag: without a declaration, a text is XML only if it also ends with its root. */
function isDocument(text: string, root: string): boolean {
  if (/^\s*<(?:\?xml|!DOCTYPE)/iu.test(text)) return true;
  const end = new RegExp(`(?:</(?:[\\w-]+:)?${root}\\s*>|/>)\\s*$`, 'iu');
  return end.test(text.slice(-200));
}

function foreignText(content: Uint8Array): ForeignFormat | null {
  const root = rootOfXml(content);
  if (root === null || !isDocument(decodeXml(content), root)) return null;
  const known = roots.find(([pattern]) => pattern.test(root.toLowerCase()));
  return known === undefined ? other(`XML (<${root.slice(0, 40)}>)`) : known[1];
}

export function isMoodleXml(content: Uint8Array): boolean {
  const root = rootOfXml(content);
  return root === 'quiz' && isDocument(decodeXml(content), root);
}

/** Detects by the names in a zip file. */
export function foreignZip(names: readonly string[]): ForeignFormat | null {
  return packed.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}

/** Detects by the content of a file that is no zip. A Word file of older versions begins like an Excel file of that time. */
export function foreignFile(content: Uint8Array): ForeignFormat | null {
  const found = beginnings.find(([bytes]) => bytes.every((byte, at) => content[at] === byte));
  return found === undefined ? foreignText(content) : found[1];
}
