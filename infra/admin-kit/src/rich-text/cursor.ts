/** The place of the cursor when a field becomes an editor: at the end, or where the field was clicked. */
export type Cursor = 'end' | { readonly left: number; readonly top: number };
