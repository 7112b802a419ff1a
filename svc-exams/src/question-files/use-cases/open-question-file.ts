import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { FileFormat, QuestionFormat, ReadOptions, ReadQuestions } from '../domain/file-question.ts';
import type { ZipFile } from '../ports.ts';

export interface OpenQuestionFileDependencies {
  readonly formats: Readonly<Record<FileFormat, QuestionFormat>>;
  /** Null: nothing that holds questions. Throws for a zip file that cannot be read. */
  readonly detectFormat: (content: Uint8Array) => FileFormat | 'zip' | null;
  /** The code of a refusal that names the format, for a file of a format that is not read here; null for any other. */
  readonly foreignFormat: (content: Uint8Array) => ForeignFormat | null;
  readonly openZip: (content: Uint8Array) => ZipFile;
  /** Throws `too-large` for what would take too much when unpacked. */
  readonly requireSmall: (zip: ZipFile) => void;
}

export interface ForeignFormat {
  readonly code: string;
  readonly name: string;
}

export interface OpenFileOptions extends ReadOptions {
  readonly format: FileFormat | 'zip' | 'auto';
}

export interface OpenedFile extends ReadQuestions {
  readonly format: FileFormat;
  /** A picture of the zip by its path or its name; null for none. */
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
  const { formats, detectFormat, foreignFormat, openZip, requireSmall } = deps;

  /** Throws for a format that is not read here, by its name. */
  async function requireOwn(content: Uint8Array): Promise<void> {
    const foreign = await requireReadable(() => foreignFormat(content));
    if (foreign !== null) throw isForeign(foreign);
  }

  async function read(content: Uint8Array, format: FileFormat | 'zip' | null, options: ReadOptions) {
    if (format === null || format === 'zip') throw unknownFormat();
    const found = await requireReadable(() => formats[format].read(content, options));
    return { format, ...found };
  }

  async function unpacked(content: Uint8Array, options: ReadOptions): Promise<OpenedFile> {
    const zip = await requireReadable(() => openZip(content));
    requireSmall(zip);
    const names = zip.entries.map(({ name }) => name).filter((name) => !isOther.test(name));
    const [name, ...others] = names.filter((candidate) => holdsQuestions.test(candidate));
    if (name === undefined || others.length > 0) throw unknownFormat();
    const inner = await requireReadable(() => zip.read(name));
    await requireOwn(inner);
    const format = await requireReadable(() => detectFormat(inner));
    return { ...(await read(inner, format, options)), pictureNamed: pictureIn(zip) };
  }

  return async (content: Uint8Array, { format: wanted, ...options }: OpenFileOptions): Promise<OpenedFile> => {
    await requireOwn(content);
    const format = wanted === 'auto' ? await requireReadable(() => detectFormat(content)) : wanted;
    if (format === 'zip') return unpacked(content, options);
    return { ...(await read(content, format, options)), pictureNamed: async () => null };
  };
}
