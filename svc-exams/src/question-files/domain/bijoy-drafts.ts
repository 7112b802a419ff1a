import { bijoyOptionsToUnicode, bijoyToUnicode, type BijoyTexts } from '@pathshala/rules/bijoy';
import type { QuestionDraft } from '../../question-bank/index.ts';
import { changeText, textOfFragment } from './fragments.ts';

/** The texts of a draft by which its font is detected. Subject, chapter and tags are often English in a Bengali question. */
export function bijoyTextsOf({ question, explanation, options }: QuestionDraft): BijoyTexts {
  return {
    texts: [question, explanation].map(textOfFragment),
    options: options.map(({ text }) => textOfFragment(text)),
  };
}

const inFragment = (fragment: string): string => changeText(fragment, (text) => bijoyToUnicode(text));

/** The draft converted from Bijoy; null where that changes nothing. */
export function bijoyReadingOf(draft: QuestionDraft): QuestionDraft | null {
  const typed = draft.options.map(({ text }) => textOfFragment(text));
  const read = bijoyOptionsToUnicode(typed);
  const reading = {
    ...draft,
    question: inFragment(draft.question),
    explanation: inFragment(draft.explanation),
    options: draft.options.map((option, at) => ({
      ...option,
      // Bijoy is detected in the whole option, because its pieces between tags are too short.
      text:
        read[at] === typed[at]
          ? option.text
          : changeText(option.text, (text) => bijoyToUnicode(text, Infinity)),
    })),
    subject: bijoyToUnicode(draft.subject),
    chapter: bijoyToUnicode(draft.chapter),
    source: bijoyToUnicode(draft.source),
    tags: draft.tags.map((tag) => bijoyToUnicode(tag)),
  };
  return JSON.stringify(reading) === JSON.stringify(draft) ? null : reading;
}

/** A person's decision about the Bijoy texts of a file. */
export interface BijoyChoice {
  /** `false`: no question of the file is Bijoy. */
  readonly isBijoy: boolean;
  /** Lines of questions whose other reading, not the proposed one, is right. */
  readonly otherLines: readonly number[];
}

/** The proposed reading of a text, and the other one. */
export interface BothReadings {
  readonly line: number;
  readonly draft: QuestionDraft;
  readonly isDuplicate: boolean;
  /** The draft is the converted text, so the other reading is the text as typed. */
  readonly isConverted: boolean;
  /** Absent for a text that is certainly not Bijoy, and in imports of earlier versions. */
  readonly other?: { readonly draft: QuestionDraft; readonly isDuplicate: boolean };
}

/** The reading that is added to the bank. */
export function chosenReading(
  { line, draft, isDuplicate, isConverted, other }: BothReadings,
  choice: BijoyChoice | null,
): { readonly draft: QuestionDraft; readonly isDuplicate: boolean } {
  const proposed = { draft, isDuplicate };
  if (other === undefined || choice === null) return proposed;
  if (!choice.isBijoy) return isConverted ? other : proposed;
  return choice.otherLines.includes(line) ? other : proposed;
}
