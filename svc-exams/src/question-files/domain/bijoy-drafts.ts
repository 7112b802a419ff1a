import { bijoyOptionsToUnicode, bijoyToUnicode, type BijoyTexts } from '@pathshala/rules/bijoy';
import type { QuestionDraft } from '../../question-bank/index.ts';
import { changeText, textOfFragment } from './fragments.ts';

/** What of a draft tells its font. Subject, chapter and tags are often English beside a Bengali question. */
export function bijoyTextsOf({ question, explanation, options }: QuestionDraft): BijoyTexts {
  return {
    texts: [question, explanation].map(textOfFragment),
    options: options.map(({ text }) => textOfFragment(text)),
  };
}

const inFragment = (fragment: string): string => changeText(fragment, (text) => bijoyToUnicode(text));

/** The draft as it reads if it was typed in Bijoy; null where that is the same. */
export function bijoyReadingOf(draft: QuestionDraft): QuestionDraft | null {
  const typed = draft.options.map(({ text }) => textOfFragment(text));
  const read = bijoyOptionsToUnicode(typed);
  const reading = {
    ...draft,
    question: inFragment(draft.question),
    explanation: inFragment(draft.explanation),
    options: draft.options.map((option, at) => ({
      ...option,
      // The whole option decides whether it is Bijoy, its pieces between tags cannot.
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

/** What a person decided about the Bijoy texts of a file. */
export interface BijoyChoice {
  /** `false`: no question of the file is Bijoy. */
  readonly isBijoy: boolean;
  /** Lines of questions whose other reading, not the proposed one, is right. */
  readonly otherLines: readonly number[];
}

/** What was read, and its other reading. */
export interface BothReadings {
  readonly line: number;
  readonly draft: QuestionDraft;
  readonly isDuplicate: boolean;
  /** The draft is the text as Unicode, so the other one is as typed. */
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
