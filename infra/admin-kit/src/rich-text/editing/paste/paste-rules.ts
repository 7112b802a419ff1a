import { type Editor, Extension } from '@tiptap/core';
import { Fragment, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import '../field-events.ts';
import { cleanPasted } from './clean-pasted.ts';

export interface PasteRulesOptions {
  readonly isLine: boolean;
}

/** Handles pasted and dropped content: texts lose the layout of their source, pictures are uploaded. */
export const PasteRules = Extension.create<PasteRulesOptions>({
  name: 'pasteRules',
  addProseMirrorPlugins() {
    return [new Plugin({ props: propsOf(this.editor, this.options) })];
  },
});

function propsOf(editor: Editor, { isLine }: PasteRulesOptions) {
  return {
    transformPastedHTML(html: string, view: EditorView): string {
      const { html: clean, pictures, lostPictures } = cleanPasted(html, { isLine });
      const position = view.state.selection.from;
      if (pictures.length > 0) editor.emit('pictures', { files: pictures, position });
      if (lostPictures > 0) editor.emit('lostPictures', { count: lostPictures });
      return clean;
    },
    ...(isLine && { clipboardTextParser: oneParagraph }),
    handlePaste(view: EditorView, { clipboardData }: ClipboardEvent): boolean {
      // Word and spreadsheets copy a picture of their text too.
      const hasText = clipboardData?.types.some((type) => type.startsWith('text/')) === true;
      return !hasText && take(clipboardData, view.state.selection.from);
    },
    handleDrop(view: EditorView, event: DragEvent): boolean {
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      return take(event.dataTransfer, at?.pos ?? view.state.selection.from);
    },
  };

  function take(data: DataTransfer | null, position: number): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0) editor.emit('pictures', { files, position });
    return files.length > 0;
  }
}

function oneParagraph(text: string, { doc }: ResolvedPos): Slice {
  const { schema } = doc.type as { schema: Schema };
  const lines = text.trim().split(/\r\n?|\n/u);
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 ? [schema.nodes['hardBreak']?.create()] : []),
    ...(line === '' ? [] : [schema.text(line)]),
  ]);
  return new Slice(Fragment.from(nodes.filter((node) => node !== undefined && node !== null)), 0, 0);
}
