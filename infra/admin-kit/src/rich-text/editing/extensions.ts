import type { AnyExtension } from '@tiptap/core';
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import type { EditorSize } from '../editor-size.ts';
import { isLinkTarget } from './link-target.ts';

import { Subscript, Superscript } from './marks.ts';
import { LanguageBlock, LineDocument, Picture, PlainTable } from './nodes.ts';

const link = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: isLinkTarget,
};

const noBlocks = {
  document: false,
  heading: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  blockquote: false,
  codeBlock: false,
} as const;

/** Returns what a text of this size may hold: the elements and attributes of the server's sanitiser (CAT-12). */
export function extensionsFor(size: EditorSize): AnyExtension[] {
  const words = { horizontalRule: false, trailingNode: false, link } as const;
  if (size === 'line')
    return [StarterKit.configure({ ...words, ...noBlocks }), LineDocument, Subscript, Superscript, Picture];
  return [
    StarterKit.configure({ ...words, heading: { levels: [2, 3, 4] } }),
    Subscript,
    Superscript,
    Picture,
    PlainTable,
    TableRow,
    TableHeader,
    TableCell,
    LanguageBlock,
  ];
}
