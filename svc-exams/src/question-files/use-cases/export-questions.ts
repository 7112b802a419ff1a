import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { QuestionDraft, QuestionFilters, QuestionStock } from '../../question-bank/index.ts';
import { changeFragments, fragmentsOf } from '../domain/draft-texts.ts';
import {
  maxFileQuestions,
  statementOf,
  type FileFormat,
  type QuestionFormat,
} from '../domain/file-question.ts';
import { pictureSources, replaceSources } from '../domain/fragments.ts';
import { readmeOf } from '../domain/readme.ts';
import type { QuestionPictures } from '../ports.ts';
import type { ZipWriter } from '@pathshala/uploads/zip';

interface ExportQuestionsDependencies {
  readonly questionStock: QuestionStock;
  readonly formats: Readonly<Record<FileFormat, QuestionFormat>>;
  readonly pictures: QuestionPictures;
  readonly createZipWriter: () => ZipWriter;
}

interface ExportQuery extends QuestionFilters {
  readonly format: FileFormat;
  readonly pictures: 'links' | 'zip';
  readonly losses: 'refuse' | 'drop';
}

interface ExportedFile {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
}

/** Bytes of pictures in one file: the limit of an import. */
const maxPictureBytes = 11_000_000;

const isSame = (one: QuestionDraft | undefined, other: QuestionDraft): boolean =>
  one !== undefined && statementOf(one) === statementOf(other);

function tooMany(max: number): DomainError {
  return new DomainError('invalid', 'exams.question-export.too-many', { params: { max } });
}

/** Numbers, from 1, of the questions that an import would not restore completely. Each is read alone. */
async function lossesOf(format: QuestionFormat, drafts: readonly QuestionDraft[]): Promise<number[]> {
  const losses: number[] = [];
  for (const [at, draft] of drafts.entries()) {
    const { questions } = await format.read(await format.write([draft], new Map()));
    if (questions.length !== 1 || !isSame(questions[0]?.draft, draft)) losses.push(at + 1);
  }
  return losses;
}

/** Exports the questions of the filters, oldest first. Only Aiken holds fewer fields than a question has. */
export function exportQuestions(deps: ExportQuestionsDependencies) {
  const { questionStock, formats, pictures, createZipWriter } = deps;

  async function picturesOf(drafts: readonly QuestionDraft[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>();
    let bytes = 0;
    for (const source of new Set(drafts.flatMap(fragmentsOf).flatMap(pictureSources))) {
      const content = await pictures.read(source);
      if (content === null) continue;
      found.set(source, content);
      bytes += content.length;
      if (bytes > maxPictureBytes) throw tooMany(drafts.length - 1);
    }
    return found;
  }

  async function zipped(
    drafts: readonly QuestionDraft[],
    { name, losses }: { readonly name: FileFormat; readonly losses: readonly number[] },
  ): Promise<ExportedFile> {
    const format = formats[name];
    const content = await picturesOf(drafts);
    const names = new Map(
      [...content.keys()].map((source) => [source, `pictures/${source.slice(-64)}.webp`]),
    );
    const named = drafts.map((draft) =>
      changeFragments(draft, (fragment) => replaceSources(fragment, names)),
    );
    const zip = createZipWriter();
    zip.addFile(`questions.${format.extension}`, await format.write(named, new Map()));
    zip.addText('README.txt', readmeOf({ format: name, count: drafts.length, losses }));
    for (const [source, picture] of content) zip.addPicture(names.get(source) ?? source, picture);
    return { content: zip.finish(), contentType: 'application/zip', fileName: 'questions.zip' };
  }

  return async ({
    format: name,
    pictures: where,
    losses: allowed,
    ...filters
  }: ExportQuery): Promise<ExportedFile> => {
    const drafts = await questionStock.listAll(filters, maxFileQuestions + 1);
    if (drafts.length === 0) throw new DomainError('invalid', 'exams.question-export.empty');
    if (drafts.length > maxFileQuestions) throw tooMany(maxFileQuestions);
    const format = formats[name];
    const losses = name === 'aiken' ? await lossesOf(format, drafts) : [];
    if (losses.length > 0 && allowed === 'refuse') {
      throw new DomainError('invalid', 'exams.question-export.losses', { params: { n: losses.length } });
    }
    if (where === 'zip') return zipped(drafts, { name, losses });
    const inside = name === 'moodle' ? await picturesOf(drafts) : new Map<string, Uint8Array>();
    const { contentType, extension } = format;
    return { content: await format.write(drafts, inside), contentType, fileName: `questions.${extension}` };
  };
}
