import '@tiptap/core';

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Pictures were pasted or dropped, or chosen; `position` is where in the text. */
    pictures: { readonly files: readonly File[]; readonly position: number };
    /** Pasted pictures that cannot be shown were left out. */
    lostPictures: { readonly count: number };
    focusToolbar: void;
  }
}
