/** A page that the palette can open. */
export interface PaletteItem {
  /** Its address; unique in the palette. */
  readonly to: string;
  readonly text: string;
  /** Distinguishes two of one name: a code, an email address. */
  readonly hint?: string;
}

/** A kind of things that are found by name. */
export interface PaletteSource {
  /** The heading of its results: 'Users'. */
  readonly title: string;
  /** A few of the best matches. Rejects with an Error whose message is shown. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;
}
