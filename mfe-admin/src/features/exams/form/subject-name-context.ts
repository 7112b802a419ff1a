import { createContext } from 'react';

/** The name of the subject of the exam's paper, where it is known. */
export const SubjectNameContext = createContext<string | undefined>(undefined);
