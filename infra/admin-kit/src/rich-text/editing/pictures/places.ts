import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import styles from '../../rich-text.module.css';

type Change = { readonly add: string; readonly position: number } | { readonly remove: string };

const key = new PluginKey<DecorationSet>('picture-places');

/** Marks where pictures will stand that are being uploaded; the marks move with the text. */
export const PicturePlaces = Extension.create({
  name: 'picturePlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, places) {
          const moved = places.map(tr.mapping, tr.doc);
          const change = tr.getMeta(key) as Change | undefined;
          if (change === undefined) return moved;
          if ('remove' in change) return moved.remove(moved.find(undefined, undefined, isOf(change.remove)));
          return moved.add(tr.doc, [placeOf(change.add, change.position)]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

export function markPlace(view: EditorView, id: string, position: number): void {
  view.dispatch(view.state.tr.setMeta(key, { add: id, position } satisfies Change));
}

export function unmarkPlace(view: EditorView, id: string): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
}

/** Returns the current position of the picture's place; null if the text around it was deleted. */
export function placeOfPicture(state: EditorState, id: string): number | null {
  return key.getState(state)?.find(undefined, undefined, isOf(id))[0]?.from ?? null;
}

const isOf =
  (id: string) =>
  (spec: { readonly id?: string }): boolean =>
    spec.id === id;

function placeOf(id: string, position: number): Decoration {
  const mark = document.createElement('span');
  mark.className = styles['place'] ?? '';
  mark.ariaHidden = 'true';
  return Decoration.widget(position, mark, { id, key: id });
}
