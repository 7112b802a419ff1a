export type { OutlinePart } from './domain/outline.ts';
export type { OutlineSource, TrackOutline } from './ports.ts';
