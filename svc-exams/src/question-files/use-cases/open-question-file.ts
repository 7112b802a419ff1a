import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { FileFormat, QuestionFormat, ReadQuestions } from '../domain/file-question.ts';
import type { ZipFile } from '@pathshala/uploads/zip';

interface OpenQuestionFileDependencies {
  readonly formats: Readonly<Record<FileFormat, QuestionFormat>>;
  /** Null: no format of questions. Throws for a zip file that cannot be read. */
  readonly detectFormat: (
    content: Uint8Array,
    caller: string | null,
  ) => Promise<FileFormat | 'zip' | ForeignFormat | null>;
  readonly openZip: (file: QuestionFile) => Promise<ZipFile>;
  /** Throws `too-large` for content that would be too large when unpacked. */
  readonly requireSmall: (zip: ZipFile) => void;
}

/** A format that is not supported: the code of the refusal that names it. */
export interface ForeignFormat {
  readonly code: string;
  readonly name: string;
}

interface OpenFileOptions {
  readonly format: FileFormat | 'zip' | 'auto';
  /** A sheet of a workbook. */
  readonly sheet?: string | undefined;
}

interface QuestionFile {
  readonly content: Uint8Array;
  /** The id of the account that uploads the file. */
  readonly caller: string | null;
}

export interface OpenedFile extends ReadQuestions {
  readonly format: FileFormat;
  /** A picture of the zip by its path or its name; null without one. */
  readonly pictureNamed: (name: string) => Promise<Uint8Array | null>;
}

function refused(code: string, cause?: unknown): DomainError {
  return Object.assign(new DomainError('invalid', code, { fields: { file: code } }), { cause });
}

function isForeign({ code, name }: ForeignFormat): DomainError {
  const params = { name };
  return new DomainError('invalid', code, { params, fields: { file: { code, params } } });
}

const unknownFormat = () => refused('exams.question-import.unknown-format');

/** Runs a step on untrusted bytes. An error of a library means that the file is damaged, and is refused as such. */
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

  /** Throws for an unsupported format, by its name, whatever format the caller requested. */
  async function formatOf({ content, caller }: QuestionFile) {
    const found = await requireReadable(() => detectFormat(content, caller));
    if (typeof found === 'object' && found !== null) throw isForeign(found);
    return found;
  }

  async function read(file: QuestionFile, format: FileFormat | 'zip' | null, sheet: string | undefined) {
    if (format === null || format === 'zip') throw unknownFormat();
    const { content, caller } = file;
    const found = await requireReadable(() => formats[format].read(content, { caller, sheet }));
    return { format, ...found };
  }

  async function unpacked(file: QuestionFile, sheet: string | undefined): Promise<OpenedFile> {
    const zip = await requireReadable(() => openZip(file));
    requireSmall(zip);
    const names = zip.entries.map(({ name }) => name).filter((name) => !isOther.test(name));
    const [name, ...others] = names.filter((candidate) => holdsQuestions.test(candidate));
    if (name === undefined || others.length > 0) throw unknownFormat();
    const inner = { ...file, content: await requireReadable(() => zip.read(name)) };
    return { ...(await read(inner, await formatOf(inner), sheet)), pictureNamed: pictureIn(zip) };
  }

  return async (file: QuestionFile, { format: wanted, sheet }: OpenFileOptions): Promise<OpenedFile> => {
    const found = await formatOf(file);
    const format = wanted === 'auto' ? found : wanted;
    if (format === 'zip') return unpacked(file, sheet);
    return { ...(await read(file, format, sheet)), pictureNamed: async () => null };
  };
}

export type OpenQuestionFile = ReturnType<typeof openQuestionFile>;
