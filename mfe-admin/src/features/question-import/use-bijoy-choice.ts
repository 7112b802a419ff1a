import type { z } from 'zod';
import type { confirmImportInput, QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { useState } from 'react';

type ReadQuestion = QuestionImport['preview'][number];

export interface BijoyDecision {
  /** False: nothing in the file is Bijoy. */
  readonly isFileBijoy: boolean;
  readonly decideFile: (isBijoy: boolean) => void;
  /** Whether the question is added as Bijoy keys show it. */
  readonly isBijoy: (question: ReadQuestion) => boolean;
  readonly decide: (question: ReadQuestion, isBijoy: boolean) => void;
  /** The part of the confirmation about it; empty if everything is as it was proposed. */
  readonly body: Pick<z.input<typeof confirmImportInput>, 'bijoy'>;
}

/** Holds the decisions about the Bijoy texts of an import: for the file, and against it for single questions. */
export function useBijoyChoice(): BijoyDecision {
  const [isFileBijoy, setFileBijoy] = useState(true);
  const [otherLines, setOtherLines] = useState<ReadonlySet<number>>(new Set());
  return {
    isFileBijoy,
    decideFile: setFileBijoy,
    isBijoy: ({ line, isConverted }) => isFileBijoy && isConverted !== otherLines.has(line),
    decide({ line, isConverted }, isBijoy) {
      const others = new Set(otherLines);
      if (isBijoy === isConverted) others.delete(line);
      else others.add(line);
      setOtherLines(others);
      if (isBijoy) setFileBijoy(true);
    },
    body:
      isFileBijoy && otherLines.size === 0
        ? {}
        : { bijoy: { isBijoy: isFileBijoy, otherLines: [...otherLines] } },
  };
}
