import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { FileFormat, QuestionFormat, ReadQuestions } from '../domain/file-question.ts';
import type { ZipFile } from '../ports.ts';

export interface OpenQuestionFileDependencies {
  readonly formats: Readonly<Record<FileFormat, QuestionFormat>>;
  /** Null: nothing that holds questions. Throws for a zip file that cannot be read. */
  readonly detectFormat: (content: Uint8Array, caller: string | null) => Promise<FileFormat | 'zip' | null>;
  readonly openZip: (file: QuestionFile) => Promise<ZipFile>;
  /** Throws `too-large` for what would take too much when unpacked. */
  readonly requireSmall: (zip: ZipFile) => void;
}

export interface QuestionFile {
  readonly content: Uint8Array;
  /** Who sent it: an account's id. */
  readonly caller: string | null;
}

export interface OpenedFile extends ReadQuestions {
  readonly format: FileFormat;
  /** A picture of the zip by its path or its name; null for none. */
  readonly pictureNamed: (name: string) => Promise<Uint8Array | null>;
}

function refused(code: string, cause?: unknown): DomainError {
  return Object.assign(new DomainError('invalid', code, { fields: { file: code } }), { cause });
}

const unknownFormat = () => refused('exams.question-import.unknown-format');

/** Runs a step on bytes from outside: whatever a library throws for them means that they are damaged. */
async function requireReadable<Result>(run: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refused('exams.question-import.broken', error);
  }
}

const holdsQuestions = /\.(?:csv|tsv|txt|gift|xml|xlsx)$/iu;
const isOther = /(?:^|\/)(?:__MACOSX\/|\.|readme)/iu;

const baseOf = (name: string): string => name.split(/[\\/]/u).at(-1) ?? name;

/** Finds a file of the zip by the path in the text, or else by its name where only one has it. */
function pictureIn(zip: ZipFile): OpenedFile['pictureNamed'] {
  return async (source) => {
    const names = zip.entries.map(({ name }) => name);
    const alike = names.filter((name) => baseOf(name) === baseOf(source));
    const name = names.includes(source) ? source : alike.length === 1 ? alike[0] : undefined;
    return name === undefined ? null : requireReadable(() => zip.read(name));
  };
}

export function openQuestionFile(deps: OpenQuestionFileDependencies) {
  const { formats, detectFormat, openZip, requireSmall } = deps;

  async function read({ content, caller }: QuestionFile, format: FileFormat | 'zip' | null) {
    if (format === null || format === 'zip') throw unknownFormat();
    const found = await requireReadable(() => formats[format].read(content, { caller }));
    return { format, ...found };
  }

  async function unpacked({ content, caller }: QuestionFile): Promise<OpenedFile> {
    const zip = await requireReadable(() => openZip({ content, caller }));
    requireSmall(zip);
    const names = zip.entries.map(({ name }) => name).filter((name) => !isOther.test(name));
    const [name, ...others] = names.filter((candidate) => holdsQuestions.test(candidate));
    if (name === undefined || others.length > 0) throw unknownFormat();
    const inner = await requireReadable(() => zip.read(name));
    const format = await requireReadable(() => detectFormat(inner, caller));
    return { ...(await read({ content: inner, caller }, format)), pictureNamed: pictureIn(zip) };
  }

  return async (file: QuestionFile, wanted: FileFormat | 'zip' | 'auto'): Promise<OpenedFile> => {
    const format =
      wanted === 'auto' ? await requireReadable(() => detectFormat(file.content, file.caller)) : wanted;
    if (format === 'zip') return unpacked(file);
    return { ...(await read(file, format)), pictureNamed: async () => null };
  };
}
