import { DomainError } from '@pathshala/contract-kit/domain-error';
import { changeFragments, fragmentsOf } from '../domain/draft-texts.ts';
import type { FileError, FileQuestion } from '../domain/file-question.ts';
import { pictureSources, replaceSources } from '../domain/fragments.ts';
import type { QuestionPictures } from '../ports.ts';
import type { QuestionDraft } from '../../question-bank/index.ts';
import type { OpenedFile } from './open-question-file.ts';

interface PlacePicturesDependencies {
  readonly pictures: QuestionPictures;
}

type Address = string | Pick<FileError, 'code' | 'params'>;

/** Addresses of uploads of any service, and pictures drawn into the text. */
const isPlaced = /^(?:\/api\/files\/[a-z][a-z0-9-]*\/[0-9a-f]{64}$|data:image\/)/u;
const ownUpload = /^\/api\/files\/svc-exams\//u;
const shownLength = 60;

const nameIn = (source: string) => ({ name: source.slice(0, shownLength) });

interface PicturesFrom {
  readonly file: Pick<OpenedFile, 'pictureNamed'>;
  readonly caller: string | null;
}

/** Stores the pictures of a file once each, and puts their addresses into the questions. */
function placeFrom({ pictures }: PlacePicturesDependencies, { file, caller }: PicturesFrom) {
  const shared = new Map<string, Address>();

  async function stored(content: Uint8Array, source: string): Promise<Address> {
    try {
      return await pictures.store({ content, caller });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable' || error.kind === 'too-many')
        throw error;
      return { code: 'exams.question-import.line.unusablePicture', params: nameIn(source) };
    }
  }

  async function addressOf(source: string): Promise<Address> {
    const missing = {
      code: 'exams.question-import.line.picture',
      params: nameIn(source),
    };
    if (ownUpload.test(source)) return (await pictures.read(source)) === null ? missing : source;
    if (isPlaced.test(source)) return source;
    const content = await file.pictureNamed(source);
    return content === null ? missing : stored(content, source);
  }

  async function addressIn(question: FileQuestion, source: string): Promise<Address> {
    const own = question.pictures?.get(source);
    if (own !== undefined) return stored(own, source);
    const known = shared.get(source) ?? (await addressOf(source));
    shared.set(source, known);
    return known;
  }

  return async (question: FileQuestion): Promise<QuestionDraft | FileError> => {
    const sources = new Set(fragmentsOf(question.draft).flatMap(pictureSources));
    const addresses = new Map<string, string>();
    for (const source of sources) {
      const address = await addressIn(question, source);
      if (typeof address !== 'string') return { line: question.line, ...address };
      addresses.set(source, address);
    }
    return changeFragments(question.draft, (fragment) => replaceSources(fragment, addresses));
  };
}

export function placePictures(dependencies: PlacePicturesDependencies) {
  return (from: PicturesFrom) => placeFrom(dependencies, from);
}

export type PlacePictures = ReturnType<typeof placePictures>;
