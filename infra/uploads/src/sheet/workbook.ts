import { posix } from 'node:path';
import { numberFormatOf, type NumberFormat } from './number-format.ts';
import { readXml } from './read-xml.ts';
import { createTextCollector, positionOf, type Position, type StoredText } from './text-runs.ts';

export interface SheetPlace {
  readonly name: string;
  /** The part of the file that holds its cells. */
  readonly part: string;
}

export interface Workbook {
  /** Visible ones, or all where none is. */
  readonly sheets: readonly SheetPlace[];
  readonly stringsPart: string | undefined;
  readonly stylesPart: string | undefined;
}

export interface CellStyle {
  readonly format: NumberFormat;
  /** The position if the whole cell is raised or lowered. */
  readonly position: Position | null;
}

interface Relation {
  readonly type: string;
  readonly part: string;
}

/** Returns the relations by their ids. The last word of a type is the same in both editions of the standard. */
function relationsIn(bytes: Uint8Array): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  readXml(bytes, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part });
    },
  });
  return relations;
}

/** `workbook.xml` and its relations. Sheets that are charts have no cells. */
export function workbookOf(workbook: Uint8Array, relationBytes: Uint8Array): Workbook {
  const relations = relationsIn(relationBytes);
  const found: (SheetPlace & { readonly isVisible: boolean })[] = [];
  readXml(workbook, {
    open(tag, { name = '', state = 'visible', id = '' }) {
      const relation = tag === 'sheet' ? relations.get(id) : undefined;
      if (relation?.type === 'worksheet')
        found.push({ name, part: relation.part, isVisible: state === 'visible' });
    },
  });
  const visible = found.filter(({ isVisible }) => isVisible);
  const partOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.part;
  return {
    sheets: (visible.length > 0 ? visible : found).map(({ name, part }) => ({ name, part })),
    stringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
  };
}

/** The texts that cells refer to by their place. */
export function stringsIn(bytes: Uint8Array): readonly StoredText[] {
  const strings: StoredText[] = [];
  const collector = createTextCollector();
  readXml(bytes, {
    ...collector,
    close(name) {
      collector.close(name);
      if (name === 'si') strings.push(collector.take());
    },
  });
  return strings;
}

/** The styles that cells refer to by their place. */
export function stylesIn(bytes: Uint8Array): readonly CellStyle[] {
  const codes = new Map<number, string>();
  const fonts: (Position | null)[] = [];
  const styles: { readonly formatId: number; readonly fontId: number }[] = [];
  const inside: string[] = [];
  // The readers by the element and what is around it, from the inside.
  const readers: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    'numFmt numFmts': ({ numFmtId, formatCode = '' }) => void codes.set(Number(numFmtId), formatCode),
    'font fonts': () => void fonts.push(null),
    'vertAlign font fonts': ({ val }) => void (fonts[fonts.length - 1] = positionOf(val)),
    'xf cellXfs': ({ numFmtId = 0, fontId = 0 }) =>
      void styles.push({ formatId: Number(numFmtId), fontId: Number(fontId) }),
  };
  readXml(bytes, {
    open(name, attributes) {
      inside.unshift(name);
      const read = readers[inside.slice(0, 2).join(' ')] ?? readers[inside.slice(0, 3).join(' ')];
      read?.(attributes);
    },
    close: () => void inside.shift(),
  });
  return styles.map(({ formatId, fontId }) => ({
    format: numberFormatOf(formatId, codes.get(formatId)),
    position: fonts[fontId] ?? null,
  }));
}
