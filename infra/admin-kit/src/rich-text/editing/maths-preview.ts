import { formulaOf, mathsPattern } from '@pathshala/web-kit/split-maths';
import { Extension, getChangedRanges } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { drawPreview } from './draw-preview.ts';
import styles from '../rich-text.module.css';

interface Preview {
  readonly formulas: DecorationSet;
  readonly isFocused: boolean;
  /** The position of the cursor before. */
  readonly head: number;
}

interface TextBlock {
  readonly node: Node;
  readonly pos: number;
}

const key = new PluginKey<Preview>('maths-preview');

/**
 * Shows formulas as readers see them. In the block with the cursor they are the text that was typed, so that the cursor
 * never is in hidden text; the one at the cursor is drawn beside it. Only blocks that changed are looked at again.
 */
export const MathsPreview = Extension.create({
  name: 'mathsPreview',
  addProseMirrorPlugins: () => [
    new Plugin<Preview>({
      key,
      state: {
        init: (_, { doc }) => ({ formulas: everyFormula(doc), isFocused: false, head: 0 }),
        apply: (tr, before) => nextPreview(tr, before),
      },
      props: {
        decorations: (state) => key.getState(state)?.formulas,
        handleDOMEvents: {
          focus: (view) => (view.dispatch(view.state.tr.setMeta(key, true)), false),
          blur: (view) => (view.dispatch(view.state.tr.setMeta(key, false)), false),
        },
      },
    }),
  ],
});

function everyFormula(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  for (const block of blocksBetween(doc, 0, doc.content.size)) found.push(...formulasOf(block, null));
  return DecorationSet.create(doc, found);
}

function nextPreview(tr: Transaction, before: Preview): Preview {
  const focus = tr.getMeta(key) as boolean | undefined;
  if (!tr.docChanged && !tr.selectionSet && focus === undefined) return before;
  const { doc, mapping, selection } = tr;
  const { head } = selection;
  const isFocused = focus ?? before.isFocused;
  const outdated = [
    ...getChangedRanges(tr).flatMap(({ newRange }) => blocksBetween(doc, newRange.from, newRange.to)),
    ...blockAt(doc, mapping.map(before.head)),
    ...blockAt(doc, head),
  ];
  const blocks = new Map(outdated.map((block) => [block.pos, block]));
  let formulas = before.formulas.map(mapping, doc);
  for (const block of blocks.values()) {
    const found = formulas.find(block.pos + 1, block.pos + block.node.nodeSize - 1);
    formulas = formulas.remove(found).add(doc, formulasOf(block, isFocused ? head : null));
  }
  return { formulas, isFocused, head };
}

function blocksBetween(doc: Node, from: number, to: number): TextBlock[] {
  const found: TextBlock[] = [];
  doc.nodesBetween(Math.max(0, from), Math.min(to, doc.content.size), (node, pos) => {
    if (node.isTextblock) found.push({ node, pos });
    return !node.isTextblock;
  });
  return found;
}

function blockAt(doc: Node, position: number): TextBlock[] {
  const at = doc.resolve(Math.min(position, doc.content.size));
  return at.parent.isTextblock ? [{ node: at.parent, pos: at.before() }] : [];
}

function formulasOf({ node, pos }: TextBlock, cursor: number | null): Decoration[] {
  if (node.type.spec.code) return [];
  const isEdited = cursor !== null && cursor > pos && cursor < pos + node.nodeSize;
  const found: Decoration[] = [];
  node.forEach((child, offset) => {
    if (!child.isText || child.marks.some(({ type }) => type.name === 'code')) return;
    for (const match of (child.text ?? '').matchAll(mathsPattern)) {
      const from = pos + 1 + offset + match.index;
      const formula = { from, to: from + match[0].length, ...formulaOf(match) };
      found.push(...(isEdited ? edited(formula, cursor) : drawn(formula)));
    }
  });
  return found;
}

interface Formula {
  readonly from: number;
  readonly to: number;
  readonly tex: string;
  readonly isDisplay: boolean;
}

function edited(formula: Formula, cursor: number): Decoration[] {
  const { from, to } = formula;
  const source = Decoration.inline(from, to, { class: styles['source'] ?? '' });
  const isAtCursor = cursor >= from && cursor <= to;
  return isAtCursor ? [source, widget(to, { ...formula, className: styles['beside'] ?? '' })] : [source];
}

function drawn(formula: Formula): Decoration[] {
  const { from, to } = formula;
  const hidden = Decoration.inline(from, to, { class: styles['hidden'] ?? '' });
  return [hidden, widget(from, { ...formula, className: styles['drawn'] ?? '' })];
}

function widget(
  position: number,
  { tex, isDisplay, className }: Pick<Formula, 'tex' | 'isDisplay'> & { readonly className: string },
): Decoration {
  return Decoration.widget(position, () => drawPreview({ tex, isDisplay, className }), {
    // An equal key: the element stays.
    key: `${className} ${isDisplay} ${tex}`,
    side: 1,
    ignoreSelection: true,
  });
}
