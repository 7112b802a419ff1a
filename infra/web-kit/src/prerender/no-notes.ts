import { createMemoryStorage } from '../memory-storage.ts';

/** The browser's storage of a visitor who comes for the first time, for the build. */
export const noNotes = createMemoryStorage();
