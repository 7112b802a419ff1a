import {
  bijoyCertainties,
  bijoyEvidence,
  bijoyOptionsToUnicode,
  bijoyToUnicode,
  type BijoyCertainty,
} from '@pathshala/rules/bijoy';
import type { PastedQuestion } from '@pathshala/rules/pasted-question';
import { useMemo, useState } from 'react';

/** A question that is or may be typed in Bijoy. */
export interface TwoPastedReadings {
  readonly typed: PastedQuestion;
  readonly bijoy: PastedQuestion;
  readonly isBijoy: boolean;
}

export interface BijoyReadings {
  /** The questions in the readings that were chosen. */
  readonly questions: readonly PastedQuestion[];
  /** The readings by the line of the question. */
  readonly readings: ReadonlyMap<number, TwoPastedReadings>;
  /** False: nothing of the text is Bijoy. */
  readonly isTextBijoy: boolean;
  readonly decideText: (isBijoy: boolean) => void;
  readonly decide: (both: TwoPastedReadings, isBijoy: boolean) => void;
}

function certaintiesOf(questions: readonly PastedQuestion[]): BijoyCertainty[] {
  return bijoyCertainties(
    questions.map(({ question, explanation, options }) =>
      bijoyEvidence({ texts: [question, explanation], options }),
    ),
  );
}

function inUnicode(typed: PastedQuestion): PastedQuestion {
  return {
    ...typed,
    question: bijoyToUnicode(typed.question),
    explanation: bijoyToUnicode(typed.explanation),
    options: bijoyOptionsToUnicode(typed.options),
  };
}

/** Lines move while a text is edited; what a question says does not. */
const keyOf = ({ question, options }: PastedQuestion): string => [question, ...options].join('\n');

function bothReadingsOf(pasted: readonly PastedQuestion[]) {
  const certainties = certaintiesOf(pasted);
  return pasted.flatMap((typed, at) => {
    const certainty = certainties[at] ?? 'latin';
    return certainty === 'latin' ? [] : [{ typed, bijoy: inUnicode(typed), certainty }];
  });
}

/** Certain Bijoy is converted until a person decides otherwise; uncertain text stays as typed. */
export function useBijoyReadings(pasted: readonly PastedQuestion[]): BijoyReadings {
  const [isTextBijoy, setTextBijoy] = useState(true);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const both = useMemo(() => bothReadingsOf(pasted), [pasted]);
  const readings = new Map(
    both.map(({ typed, bijoy, certainty }) => {
      const isBijoy = isTextBijoy && (chosen.get(keyOf(typed)) ?? certainty === 'bijoy');
      return [typed.line, { typed, bijoy, isBijoy }] as const;
    }),
  );
  return {
    questions: pasted.map((question) => {
      const found = readings.get(question.line);
      return found?.isBijoy ? found.bijoy : question;
    }),
    readings,
    isTextBijoy,
    decideText: setTextBijoy,
    decide({ typed }, isBijoy) {
      setChosen(new Map(chosen).set(keyOf(typed), isBijoy));
      if (isBijoy) setTextBijoy(true);
    },
  };
}
