import { asciiDigits } from '@pathshala/rules/digits';
import { type Declaration, type MarkingScheme, needsDeclaration } from '@pathshala/rules/marking-scheme';
import { useState } from 'react';

/** The text of the fields as it is typed. */
interface DeclarationDraft {
  readonly ssc: string;
  readonly hsc: string;
  readonly isSecondTimer: boolean;
}

export interface DeclarationState {
  readonly draft: DeclarationDraft;
  readonly change: (part: Partial<DeclarationDraft>) => void;
  /** The fields that are not a GPA; set when an exam is started with them. */
  readonly wrong: readonly ('ssc' | 'hsc')[];
  /** The declaration to start with, or undefined where the scheme asks for none; null: something is wrong. */
  readonly complete: () => Declaration | undefined | null;
}

/** Holds what a student declares before Start, if the marking scheme requires it. */
export function useDeclaration(scheme: MarkingScheme): DeclarationState {
  const [draft, setDraft] = useState<DeclarationDraft>({ ssc: '', hsc: '', isSecondTimer: false });
  const [isAsked, ask] = useState(false);
  const fields = scheme.gpa === null ? [] : (['ssc', 'hsc'] as const);
  const wrong = fields.filter((field) => gpaOf(draft[field]) === null);
  return {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    wrong: isAsked ? wrong : [],
    complete: () => {
      if (!needsDeclaration(scheme)) return undefined;
      ask(true);
      if (wrong.length > 0) return null;
      const isGpaAsked = scheme.gpa !== null;
      return {
        sscGpa: isGpaAsked ? gpaOf(draft.ssc) : null,
        hscGpa: isGpaAsked ? gpaOf(draft.hsc) : null,
        isSecondTimer: draft.isSecondTimer,
      };
    },
  };
}

/** 0 to 5 with at most two decimals, in either script; null: something else. */
function gpaOf(text: string): number | null {
  const digits = asciiDigits(text.trim());
  const value = Number(digits);
  return /^\d(?:\.\d{1,2})?$/u.test(digits) && value <= 5 ? value : null;
}
