import { Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table } from '@tiptap/extension-table';

/** The document of a field that holds one line: questions, options. */
export const LineDocument = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

/** A part of a text that is in one language, in a text that also has parts for both. */
export const LanguageBlock = Node.create({
  name: 'languageBlock',
  content: 'block+',
  group: 'block',
  defining: true,
  addAttributes: () => ({ lang: { default: 'bn' } }),
  parseHTML: () => [{ tag: 'div[lang="bn"]' }, { tag: 'div[lang="en"]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

export const Picture = Image.extend({
  addAttributes() {
    const { title: _, ...attributes } = this.parent?.() ?? {};
    return attributes;
  },
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

/** Omits the columns and widths that TipTap adds: the site lays tables out. */
export const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  resizable: false,
});
