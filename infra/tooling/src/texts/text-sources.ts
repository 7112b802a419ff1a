import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/root.ts';
import { trackedFiles } from '../tracked-files.ts';
import { findTexts } from './find-texts.ts';

const isOfInterface = /^(?:shell|mfe-[^/]+|infra\/(?:web-kit|admin-kit|admin-exams))\/src\/.*\.tsx?$/u;
const isOfService =
  /^(?:(?:svc-[^/]+|gateway)\/(?:contract|src)|infra\/(?:contract-kit|rules|service-kit|back-office|uploads|reports)\/src)\/.*\.ts$/u;
const isTest = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/samples\.ts$/u;

/** The files of the front ends that may contain texts. */
export function filesOfInterface(): readonly string[] {
  return trackedFiles().filter((file) => isOfInterface.test(file) && !isTest.test(file));
}

/** The files of the services with the messages, mails and notices that a reader sees. */
export function filesOfServices(): readonly string[] {
  return trackedFiles().filter((file) => isOfService.test(file) && !isTest.test(file));
}

/** A text and the place that it stands in. */
export interface PlacedText {
  readonly file: string;
  /** `texts.saved`, as in the list for translators. */
  readonly name: string;
  readonly en: string;
  readonly bn: string;
  /** Data that is needed in both languages at once begins with `bn`; a common text cannot replace it. */
  readonly isData: boolean;
}

/** The texts with Bengali words in these files, read as the list for translators reads them. */
export function textsIn(files: readonly string[]): readonly PlacedText[] {
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return findTexts(file, source).flatMap(({ name, literals: { en, bn } }): readonly PlacedText[] =>
      en === undefined || bn === undefined || !/\p{Script=Bengali}/u.test(bn.value)
        ? []
        : [{ file, name, en: en.value, bn: bn.value, isData: bn.start < en.start }],
    );
  });
}
