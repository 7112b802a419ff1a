import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import './field-events.ts';

export interface KeyboardOptions {
  readonly isLine: boolean;
}

/**
 * Tab leaves the field, also out of a list or a table. Alt+F10 leads to the toolbar. Ctrl+] and Ctrl+[ nest a list item.
 * In a field of one line Enter does nothing here, so that a form can use it; Shift+Enter breaks the line.
 */
export const Keyboard = Extension.create<KeyboardOptions>({
  name: 'keyboard',
  priority: 1000,
  addKeyboardShortcuts() {
    const { isLine } = this.options;
    return {
      'Alt-F10': () => {
        this.editor.emit('focusToolbar');
        return true;
      },
      ...(isLine
        ? { Enter: () => true }
        : {
            'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
            'Mod-[': () => this.editor.commands.liftListItem('listItem'),
          }),
    };
  },
  addProseMirrorPlugins: () => [
    // True: the editor's own keys do not see it, and the browser moves the focus.
    new Plugin({ props: { handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' } } }),
  ],
});
