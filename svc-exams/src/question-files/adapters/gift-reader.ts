/** A text as written, and its format in Moodle. */
export interface GiftText {
  readonly text: string;
  readonly format: GiftTextFormat;
}

type GiftTextFormat = 'html' | 'markdown' | 'text';

interface GiftAnswer {
  readonly text: GiftText;
  readonly feedback: GiftText;
  /** Percent of the marks: 100 after `=`, 0 after `~`. */
  readonly mark: number;
}

interface GiftChoice {
  readonly stem: GiftText;
  readonly general: GiftText;
  readonly answers: readonly GiftAnswer[];
  /** No answer begins with `=`: Moodle lets several be chosen together. */
  readonly isMultiple: boolean;
  /** A sign that Moodle treats as part of the format was read as text. */
  readonly isRepaired: boolean;
}

export type GiftQuestion =
  | ({ readonly kind: 'choice' } & GiftChoice)
  | { readonly kind: 'refused'; readonly problem: GiftProblem };

type GiftProblem =
  | 'gift'
  | 'giftBraces'
  | 'giftStart'
  | 'giftEquals'
  | 'shortAnswer'
  | 'numerical'
  | 'matching'
  | 'essay'
  | 'description';

/** A sign after a backslash is text. While the signs are parsed it is replaced by a character that no text may contain. */
const signs = '\\:#={}~\n';
const placeholderOf = (sign: string): string => String.fromCodePoint(0xfd_d0 + signs.indexOf(sign));
const shown = (text: string): string =>
  text.replaceAll(/[\ufdd0-\ufdd7]/gu, (one) => signs[(one.codePointAt(0) ?? 0) - 0xfd_d0] ?? '');

const maths = /\$\$[\s\S]+?\$\$|\$[^$\n]+\$|\\\([\s\S]+?\\\)|\\\[[\s\S]+?\\\]/gu;
/** `\n` is a line break in GIFT, but in a formula these are commands of LaTeX. */
const commandWithN =
  /(?<!\\)\\n(?=(?:abla|atural|earrow|eg|eq?|exists|geq?|i|leq?|less|mid|olimits|ot|otin|parallel|rightarrow|subset|subseteq|u|warrow)(?![a-zA-Z]))/gu;

/** `areExact`: written by this program, which puts a backslash before each sign. */
function escaped(source: string, areExact: boolean): string {
  const text = areExact ? source : source.replaceAll(maths, (part) => part.replaceAll(commandWithN, '\\\\n'));
  return text.replaceAll(/\\([\\:#={}~n])/gu, (_, sign: string) => placeholderOf(sign === 'n' ? '\n' : sign));
}

/** Signs inside a formula are text. */
const withoutSignsInMaths = (text: string): string =>
  text.replaceAll(maths, (part) => part.replaceAll(/[:#={}~]/gu, placeholderOf));

const formats: Readonly<Record<string, GiftTextFormat>> = {
  html: 'html',
  markdown: 'markdown',
  plain: 'text',
  moodle: 'text',
};

/** `[html]` and similar marks stand at the beginning; a text without one has the format of the question. */
function textOf(written: string, format: GiftTextFormat): GiftText {
  const [whole = '', name = ''] = /^\s*\[(html|plain|moodle|markdown)\]/u.exec(written) ?? [];
  return { text: shown(written.slice(whole.length)).trim(), format: formats[name] ?? format };
}

interface Parts {
  readonly stem: string;
  readonly answers: string | null;
}

/** The text before, between and after the braces; null where they are not one pair. */
function partsOf(text: string): Parts | null {
  const [open, close] = [text.indexOf('{'), text.indexOf('}')];
  if (open === -1 && close === -1) return { stem: text, answers: null };
  const isPair =
    open !== -1 && close > open && text.lastIndexOf('{') === open && text.lastIndexOf('}') === close;
  if (!isPair) return null;
  const after = text.slice(close + 1);
  // Text after the answers: they are in the position of a missing word.
  const stem = `${text.slice(0, open)}${after.trim() === '' ? '' : '_____'}${after}`;
  return { stem, answers: text.slice(open + 1, close).trim() };
}

const weight = /^%(-?\d{1,3}(?:\.\d*)?)%/u;

/** An answer without its leading sign. `=%100%` occurs too. */
function answerOf(written: string, isRight: boolean, format: GiftTextFormat): GiftAnswer {
  const trimmed = written.trim();
  const marked = weight.exec(trimmed);
  const isMark = marked !== null && Math.abs(Number(marked[1])) <= 100;
  const [text = '', ...feedback] = (isMark ? trimmed.slice(marked[0].length) : trimmed).split('#');
  return {
    text: textOf(text.trim(), format),
    feedback: textOf(feedback.join('#').trim(), format),
    mark: isMark ? Number(marked[1]) : isRight ? 100 : 0,
  };
}

/** The `=` that begin an answer: all, as in Moodle, or only those that are not between two characters of a text. */
const readings = [/[~=]/gu, /~|(?<=^|[\s~])=/gu, /~|(?<=^|[\n~]|~\s*)=|(?<=\s)=(?=\S)/gu] as const;

interface Split {
  readonly answers: readonly GiftAnswer[];
  readonly rights: number;
}

function splitAt(text: string, pattern: RegExp, format: GiftTextFormat): Split | null {
  const found = [...text.matchAll(pattern)];
  if (found[0]?.index !== 0) return null;
  const answers: GiftAnswer[] = [];
  let rights = 0;
  for (const [at, { 0: sign, index }] of found.entries()) {
    const written = text.slice(index + 1, found[at + 1]?.index);
    // `~=`: the second sign counts.
    if (sign === '~' && written.trim() === '' && found[at + 1]?.[0] === '=') continue;
    rights += sign === '=' ? 1 : 0;
    answers.push(answerOf(written, sign === '=', format));
  }
  return { answers, rights };
}

const hasKey = ({ answers, rights }: Split): boolean =>
  rights === 1 || (rights === 0 && answers.some(({ mark }) => mark > 0));

type Answers = Pick<GiftChoice, 'answers' | 'isMultiple' | 'isRepaired'>;

/** Moodle's parse where it has one right answer, else the one in which fewer `=` begin an answer. */
function answersIn(text: string, format: GiftTextFormat): Answers | GiftProblem {
  const [all, ...others] = readings.map((pattern) => splitAt(text, pattern, format));
  if (!all) return 'giftStart';
  const chosen = [all, ...others].find((split) => split !== null && split !== undefined && hasKey(split));
  if (chosen) {
    return {
      answers: chosen.answers,
      isMultiple: chosen.rights === 0,
      isRepaired: chosen.answers.length !== all.answers.length,
    };
  }
  const isSure = others.every((split) => split?.answers.length === all.answers.length);
  return isSure ? { answers: all.answers, isMultiple: all.rights === 0, isRepaired: false } : 'giftEquals';
}

export const trueFalseLabels = ['সত্য | True', 'মিথ্যা | False'] as const;
const trueOrFalse = /^(T|TRUE|F|FALSE)$/iu;

function otherKind(answers: string): GiftProblem {
  if (answers === '') return 'essay';
  if (answers.startsWith('#')) return 'numerical';
  if (answers.includes('=')) return answers.includes('->') ? 'matching' : 'shortAnswer';
  return 'giftStart';
}

/** The answers of `{T}` or `{FALSE#when wrong#when right}`; null for other answers. */
function statementsIn(answers: string, format: GiftTextFormat): GiftAnswer[] | null {
  const [key = '', whenWrong = '', whenRight = ''] = answers.split('#').map((text) => text.trim());
  if (!trueOrFalse.test(key)) return null;
  const isTrue = /^t/iu.test(key);
  return trueFalseLabels.map((label, at) => {
    const isRight = (at === 0) === isTrue;
    const feedback = textOf(isRight ? whenRight : whenWrong, format);
    return { text: { text: label, format: 'text' }, feedback, mark: isRight ? 100 : 0 };
  });
}

function withAnswers(stem: GiftText, written: string, isRepaired: boolean): GiftQuestion {
  const at = written.lastIndexOf('####');
  const answers = at === -1 ? written : written.slice(0, at).trim();
  const general = textOf(at === -1 ? '' : written.slice(at + 4), stem.format);
  const statement = statementsIn(answers, stem.format);
  if (statement !== null) {
    return { kind: 'choice', stem, general, answers: statement, isMultiple: false, isRepaired };
  }
  if (answers.startsWith('#') || !answers.includes('~'))
    return { kind: 'refused', problem: otherKind(answers) };
  const found = answersIn(answers, stem.format);
  if (typeof found === 'string') return { kind: 'refused', problem: found };
  return { kind: 'choice', stem, general, ...found, isRepaired: isRepaired || found.isRepaired };
}

/** Parses a block like Moodle, which treats `:` as a sign around a title only, and `=` and `~` between the braces only. */
export function readGift(source: string, areExact = false): GiftQuestion {
  const strict = escaped(source, areExact).trim();
  const [, rest = strict] = /^::(?:(?!::)[\s\S])*::([\s\S]*)$/u.exec(strict) ?? [];
  const exact = partsOf(rest.trim());
  const parts = exact ?? partsOf(withoutSignsInMaths(rest.trim()));
  if (parts === null) return { kind: 'refused', problem: /[{}]/u.test(rest) ? 'giftBraces' : 'gift' };
  const stem = textOf(parts.stem.trim(), 'text');
  if (parts.answers === null) return { kind: 'refused', problem: 'description' };
  return withAnswers(stem, parts.answers, exact === null);
}
