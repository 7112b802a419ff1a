import { wordEvidence, type WordEvidence } from './bijoy-evidence.ts';
import { bijoyLetters, bijoyPunctuation } from './bijoy-letters.ts';
import { bijoyParts, type BijoyPart } from './bijoy-parts.ts';

/** `bijoy` and `latin` are certain; `unsure` is for a person to say. */
export type BijoyCertainty = 'bijoy' | 'latin' | 'unsure';

/** The plain texts of a question. */
export interface BijoyTexts {
  readonly texts: readonly string[];
  readonly options: readonly string[];
}

/** The evidence for Bijoy in a question, and against it. */
export interface BijoyEvidence {
  /** The evidence for Bijoy: the sum over its words. */
  readonly bijoy: number;
  /** The evidence for Latin letters, above zero. */
  readonly latin: number;
  /** The certainty of its sentences alone, without the options. */
  readonly stem: BijoyCertainty;
  /** Words that can be nothing but Bijoy. */
  readonly clearWords: number;
  /** Whether there is Bengali in Unicode, too. */
  readonly isMixed: boolean;
}

/** Share of the evidence from which a question is certain. */
const certainShare = 0.75;
const possibleShare = 0.25;
/** Evidence below this is no reason to ask. */
const leastEvidence = 3;
/** Evidence for Latin letters of a text that has words enough to be recognised. */
const enoughEvidence = 8;
/** Clear words that are no accident beside English ones. */
const fewClearWords = 2;
/** Questions of a kind in a file that decide about a doubtful one. */
const decisiveCount = 3;

const wordsOf = (text: string): WordEvidence[] =>
  bijoyParts(text)
    .filter(({ kind }) => kind === 'word')
    .map((part) => wordEvidence(part.text));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function sumsOf(words: readonly WordEvidence[]) {
  const values = words.map(({ value }) => value);
  return {
    bijoy: sumOf(values.filter((value) => value > 0)),
    latin: -sumOf(values.filter((value) => value < 0)),
    clearWords: words.filter(({ isClear }) => isClear).length,
  };
}

function certaintyOfStem(words: readonly WordEvidence[]): BijoyCertainty {
  const { bijoy, latin, clearWords } = sumsOf(words);
  if (latin >= enoughEvidence && bijoy < leastEvidence) return 'latin';
  return clearWords >= fewClearWords && bijoy >= certainShare * (bijoy + latin) ? 'bijoy' : 'unsure';
}

const bengali = /[\u0980-\u09ff]/u;

export function bijoyEvidence({ texts, options }: BijoyTexts): BijoyEvidence {
  const stem = texts.flatMap(wordsOf);
  return {
    ...sumsOf([...stem, ...options.flatMap(wordsOf)]),
    stem: certaintyOfStem(stem),
    isMixed: [...texts, ...options].some((text) => bengali.test(text)),
  };
}

function certaintyAlone(evidence: BijoyEvidence): BijoyCertainty {
  const { stem, clearWords, isMixed } = evidence;
  if (stem === 'latin') return clearWords > 0 ? 'unsure' : 'latin';
  return stem === 'bijoy' && !isMixed ? 'bijoy' : certaintyByShare(evidence);
}

/** The certainty of a question whose sentences alone leave it open. */
function certaintyByShare({ bijoy, latin, clearWords, isMixed }: BijoyEvidence): BijoyCertainty {
  const share = bijoy / (bijoy + latin);
  if (bijoy < leastEvidence || share < possibleShare) return clearWords >= fewClearWords ? 'unsure' : 'latin';
  if (isMixed) return clearWords > 0 ? 'unsure' : 'latin';
  const wanted = share >= certainShare ? 1 : fewClearWords;
  return clearWords >= wanted && share >= 0.5 ? 'bijoy' : 'unsure';
}

/** The certainty for each question of a file. A file is typed in one font: what a question leaves open, the others decide. */
export function bijoyCertainties(all: readonly BijoyEvidence[]): BijoyCertainty[] {
  const alone = all.map((evidence) => ({ evidence, certainty: certaintyAlone(evidence) }));
  const counts: FontCounts = {
    bijoy: alone.filter(({ certainty }) => certainty === 'bijoy').length,
    latin: alone.filter(({ certainty, evidence }) => certainty === 'latin' && hasEnoughLatin(evidence))
      .length,
  };
  return alone.map(({ evidence, certainty }) => {
    if (certainty === 'bijoy' || evidence.isMixed) return certainty;
    return certainty === 'latin' ? latinInFile(evidence, counts) : unsureInFile(evidence, counts);
  });
}

/** Questions of a file that are certain alone. */
interface FontCounts {
  readonly bijoy: number;
  /** Counts only those with enough words to be recognised. */
  readonly latin: number;
}

const hasEnoughLatin = ({ latin }: BijoyEvidence): boolean => latin >= enoughEvidence;

/** The certainty in its file for a question that is Latin alone. */
function latinInFile(evidence: BijoyEvidence, counts: FontCounts): BijoyCertainty {
  const hasEvidence = evidence.bijoy + evidence.latin > 0;
  return counts.bijoy > counts.latin && hasEvidence && !hasEnoughLatin(evidence) ? 'unsure' : 'latin';
}

/** The certainty in its file for a question that is unsure alone. */
function unsureInFile({ bijoy, latin, clearWords }: BijoyEvidence, counts: FontCounts): BijoyCertainty {
  if (counts.bijoy >= decisiveCount && counts.latin === 0 && bijoy > latin) return 'bijoy';
  return counts.latin >= decisiveCount && counts.bijoy === 0 && clearWords === 0 ? 'latin' : 'unsure';
}

/** A word at or below this value is not Bijoy, with a part of its neighbours' values. */
const latinWord = -7;
const neighbourShare = 0.5;
const neighbourLimit = 6;
/** The limit of what stands around a whole text. */
const aroundLimit = 3;

const clamped = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** The words of a text that stay as they are: English ones, and those between English ones. */
function unconvertedWords(parts: readonly BijoyPart[], around: number): ReadonlySet<BijoyPart> {
  const words = parts.filter(({ kind }) => kind === 'word');
  const found = words.map(({ text }) => wordEvidence(text).value);
  const beside = (at: number) =>
    clamped(found[at] ?? clamped(around, aroundLimit), neighbourLimit) * neighbourShare;
  const isLatin = (value: number, at: number) =>
    value < 0 && value + beside(at - 1) + beside(at + 1) <= latinWord;
  return new Set(words.filter((_, at) => isLatin(found[at] ?? 0, at)));
}

function ofPart({ text, kind }: BijoyPart): string {
  if (kind === 'exact') return text;
  return kind === 'word' ? bijoyLetters(text) : bijoyPunctuation(text);
}

/**
 * A text that was typed for the font SutonnyMJ (Bijoy), as Unicode. Maths, formulas, units and English words stay as they
 * are. `around` is the evidence of what stands beside the text.
 */
export function bijoyToUnicode(text: string, around = 0): string {
  const parts = bijoyParts(text);
  const unconverted = unconvertedWords(parts, around);
  if (parts.every((part) => part.kind !== 'word' || unconverted.has(part))) return text;
  return parts
    .map((part) => (unconverted.has(part) ? part.text : ofPart(part)))
    .join('')
    .normalize('NFC');
}

/** Evidence at which options are English words, such as the answers to a question on grammar. */
const latinOptions = -8;

/** The options of a Bijoy question as Unicode; a word alone is judged by the options beside it. */
export function bijoyOptionsToUnicode(options: readonly string[]): string[] {
  const words = options.map(wordsOf);
  const sums = words.map((some) => sumOf(some.map(({ value }) => value)));
  const total = sumOf(sums);
  return options.map((option, at) => {
    const isLatin = total <= latinOptions && !words[at]?.some(({ isClear }) => isClear);
    return isLatin ? option : bijoyToUnicode(option, total - (sums[at] ?? 0));
  });
}
