import { Mark } from '@tiptap/core';

const scriptMark = (name: string, tag: 'sub' | 'sup', position: string) =>
  Mark.create({
    name,
    excludes: name === 'subscript' ? 'superscript' : 'subscript',
    parseHTML: () => [{ tag }, { style: `vertical-align=${position}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [tag === 'sub' ? 'Mod-,' : 'Mod-.']: () => this.editor.commands.toggleMark(name) };
    },
  });

export const Subscript = scriptMark('subscript', 'sub', 'sub');
export const Superscript = scriptMark('superscript', 'sup', 'super');
