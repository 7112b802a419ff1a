import { createMemoryStorage } from '../memory-storage.ts';

/** The browser's storage of a first visit, for the build. */
export const noNotes = createMemoryStorage();
