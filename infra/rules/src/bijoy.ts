import { hasOwnSign, isBengaliTyped, wordEvidence } from './bijoy-evidence.ts';
import { bijoyLetters, bijoyPunctuation } from './bijoy-letters.ts';
import { bijoyParts, type BijoyPart } from './bijoy-parts.ts';

/** `bijoy` and `latin` are certain; `unsure` is for a person to say. */
export type BijoyCertainty = 'bijoy' | 'latin' | 'unsure';

/** The plain texts of a question. */
export interface BijoyTexts {
  readonly texts: readonly string[];
  readonly options: readonly string[];
}

export interface BijoyReading extends BijoyTexts {
  readonly certainty: BijoyCertainty;
}

interface Evidence {
  /** For Bijoy: the sum over its words. */
  readonly bijoy: number;
  /** For Latin letters, above zero. */
  readonly latin: number;
  /** What its sentences alone, without the options, are for certain. */
  readonly stem: BijoyCertainty;
  /** Words that can be nothing but Bijoy. */
  readonly clearWords: number;
  /** Whether there is Bengali in Unicode, too. */
  readonly isMixed: boolean;
}

const wordsOf = (text: string): string[] =>
  bijoyParts(text)
    .filter(({ kind }) => kind === 'word')
    .map((part) => part.text);

const clearLength = 4;
const clearEvidence = 8;

/** Short products of variables, such as mvR, look like Bijoy; words with a sign of the font and longer ones do not. */
function isClear(word: string): boolean {
  if (!isBengaliTyped(word)) return false;
  return hasOwnSign(word) || (word.length >= clearLength && wordEvidence(word) >= clearEvidence);
}

const bengali = /[\u0980-\u09ff]/u;

function sumsOf(words: readonly string[]) {
  const found = words.map(wordEvidence);
  return {
    bijoy: found.filter((value) => value > 0).reduce((sum, value) => sum + value, 0),
    latin: -found.filter((value) => value < 0).reduce((sum, value) => sum + value, 0),
  };
}

function certaintyOfStem(words: readonly string[]): BijoyCertainty {
  const { bijoy, latin } = sumsOf(words);
  if (latin >= clearEvidence && bijoy < leastEvidence) return 'latin';
  const isBijoy = bijoy >= certainShare * (bijoy + latin) && words.filter(isClear).length >= fewClearWords;
  return isBijoy ? 'bijoy' : 'unsure';
}

function evidenceOf({ texts, options }: BijoyTexts): Evidence {
  const stem = texts.flatMap(wordsOf);
  const words = [...stem, ...options.flatMap(wordsOf)];
  return {
    ...sumsOf(words),
    stem: certaintyOfStem(stem),
    clearWords: words.filter(isClear).length,
    isMixed: [...texts, ...options].some((text) => bengali.test(text)),
  };
}

/** Share of the evidence from which a question is certain. */
const certainShare = 0.75;
const possibleShare = 0.25;
/** Evidence below this is no reason to ask. */
const leastEvidence = 3;
/** Clear words that are no accident beside English ones. */
const fewClearWords = 2;

function certaintyOf({ bijoy, latin, stem, clearWords, isMixed }: Evidence): BijoyCertainty {
  if (stem === 'latin') return clearWords > 0 ? 'unsure' : 'latin';
  if (stem === 'bijoy' && !isMixed) return 'bijoy';
  const share = bijoy / (bijoy + latin);
  if (bijoy < leastEvidence || share < possibleShare) return clearWords >= fewClearWords ? 'unsure' : 'latin';
  if (isMixed) return clearWords > 0 ? 'unsure' : 'latin';
  const wanted = share >= certainShare ? 1 : fewClearWords;
  return clearWords >= wanted && share >= 0.5 ? 'bijoy' : 'unsure';
}

/** Questions of a kind in a file that decide about a doubtful one. */
const decisiveCount = 3;

/** A file is typed in one font: what a question leaves open, the others decide. */
function certaintiesOf(all: readonly Evidence[]): BijoyCertainty[] {
  const alone = all.map(certaintyOf);
  const bijoyCount = alone.filter((certainty) => certainty === 'bijoy').length;
  const latinCount = alone.filter((certainty, at) => certainty === 'latin' && isTold(all[at])).length;
  return alone.map((certainty, at) => {
    const { bijoy = 0, latin = 0, clearWords = 0, isMixed = false } = all[at] ?? {};
    if (certainty === 'bijoy' || isMixed) return certainty;
    if (certainty === 'latin') return bijoyCount > latinCount && bijoy + latin > 0 && !isTold(all[at]) ? 'unsure' : certainty;
    if (bijoyCount >= decisiveCount && latinCount === 0 && bijoy > latin) return 'bijoy';
    return latinCount >= decisiveCount && bijoyCount === 0 && clearWords === 0 ? 'latin' : certainty;
  });
}

/** Whether a question in Latin letters has words enough to be recognised. */
const isTold = (evidence: Evidence | undefined): boolean => (evidence?.latin ?? 0) >= clearEvidence;

/** Below this a word is not Bijoy, whatever stands beside it. */
const latinWord = -7;
/** How much of a neighbour's evidence counts for a word. */
const neighbourShare = 0.5;
const neighbourLimit = 6;
/** And of what stands around a whole text. */
const aroundLimit = 3;

const clamped = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** The words of a text that stay as they are: English ones, and those between English ones. */
function keptWords(parts: readonly BijoyPart[], around: number): ReadonlySet<BijoyPart> {
  const words = parts.filter(({ kind }) => kind === 'word');
  const found = words.map(({ text }) => wordEvidence(text));
  const beside = (at: number) =>
    clamped(found[at] ?? clamped(around, aroundLimit), neighbourLimit) * neighbourShare;
  const isLatin = (value: number, at: number) => value < 0 && value + beside(at - 1) + beside(at + 1) <= latinWord;
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
  const kept = keptWords(parts, around);
  if (parts.every((part) => part.kind !== 'word' || kept.has(part))) return text;
  return parts
    .map((part) => (kept.has(part) ? part.text : ofPart(part)))
    .join('')
    .normalize('NFC');
}

/** Options of a Bijoy question may be English words, such as the answers to a question on grammar. */
const latinOptions = -8;

function convertedOptions(options: readonly string[]): string[] {
  const sums = options.map((option) => wordsOf(option).reduce((sum, word) => sum + wordEvidence(word), 0));
  const total = sums.reduce((sum, value) => sum + value, 0);
  return options.map((option, at) => {
    const others = total - (sums[at] ?? 0);
    if (total <= latinOptions && !wordsOf(option).some(isClear)) return option;
    return bijoyToUnicode(option, others);
  });
}

/**
 * How the questions of a file read if they were typed in Bijoy, and how certain that is. Nothing is decided here: a caller
 * shows both readings.
 */
export function readBijoy(questions: readonly BijoyTexts[]): BijoyReading[] {
  const certainties = certaintiesOf(questions.map(evidenceOf));
  return questions.map(({ texts, options }, at) => {
    const certainty = certainties[at] ?? 'latin';
    if (certainty === 'latin') return { certainty, texts, options };
    const read = { texts: texts.map((text) => bijoyToUnicode(text)), options: convertedOptions(options) };
    const isSame = [...read.texts, ...read.options].every((text, index) => text === [...texts, ...options][index]);
    return { certainty: isSame ? 'latin' : certainty, ...read };
  });
}
