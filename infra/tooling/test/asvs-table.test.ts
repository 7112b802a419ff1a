import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileFieldOf, isFile } from '@pathshala/contract-kit/file';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';
import { contractRoutes } from './contract-routes.ts';
import { faultsOfProof } from './proofs.ts';

/** The last item of each section at level 1 or 2; those of level 3 alone are left out. */
const itemsOf: Readonly<Record<string, readonly number[]>> = {
  '1.1': to(2),
  '1.2': to(9),
  '1.3': to(11),
  '1.4': to(3),
  '1.5': to(2),
  '2.1': to(3),
  '2.2': to(3),
  '2.3': to(4),
  '2.4': to(1),
  '3.2': to(2),
  '3.3': to(4),
  '3.4': to(6),
  '3.5': to(5),
  '3.7': to(2),
  '4.1': to(3),
  '4.2': to(1),
  '4.3': to(2),
  '4.4': to(4),
  '5.1': to(1),
  '5.2': to(3),
  '5.3': to(2),
  '5.4': to(3),
  '6.1': to(3),
  '6.2': to(12),
  '6.3': to(4),
  '6.4': to(4),
  '6.5': to(5),
  '6.6': to(3),
  '6.8': to(4),
  '7.1': to(3),
  '7.2': to(4),
  '7.3': to(2),
  '7.4': to(5),
  '7.5': to(2),
  '7.6': to(2),
  '8.1': to(2),
  '8.2': to(3),
  '8.3': to(1),
  '8.4': to(1),
  '9.1': to(3),
  '9.2': to(4),
  '10.1': to(2),
  '10.2': to(2),
  '10.3': to(4),
  '10.4': to(11),
  '10.5': to(5),
  '10.6': to(2),
  '10.7': to(3),
  '11.1': to(2),
  '11.2': to(3),
  '11.3': to(3),
  '11.4': to(4),
  '11.5': to(1),
  '11.6': to(1),
  '12.1': to(3),
  '12.2': to(2),
  '12.3': to(4),
  '13.1': to(1),
  '13.2': to(5),
  '13.3': to(2),
  '13.4': to(5),
  '14.1': to(2),
  '14.2': to(4),
  '14.3': to(3),
  '15.1': to(3),
  '15.2': to(3),
  '15.3': to(7),
  '16.1': to(1),
  '16.2': to(5),
  '16.3': to(4),
  '16.4': to(3),
  '16.5': to(3),
  '17.1': to(1),
  '17.2': to(4),
  '17.3': to(2),
};
const answers = ['test', 'document', 'reason', 'not applicable', 'open'];

function to(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

const text = readFileSync(path.join(root, 'infra/docs/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([^|]*) \| (.*) \|$/gm)].map(
  ([, id = '', level, answer = '', proof = '']) => ({
    id,
    level: Number(level),
    answer: answer.trim(),
    proof: proof.trim(),
  }),
);
const answeredBy = (answer: string) => rows.filter((row) => row.answer === answer);

describe('the table of OWASP ASVS 5.0', () => {
  it('has each of the 70 items of level 1 and the 183 of level 2 once, in their order', () => {
    const expected = Object.entries(itemsOf).flatMap(([section, items]) =>
      items.map((item) => `${section}.${item}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(expected);
    expect(rows.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(rows.filter(({ level }) => level === 2)).toHaveLength(183);
  });

  it('answers each by tests, a place, a reason, or what is missing', () => {
    expect(rows.filter(({ answer, proof }) => !answers.includes(answer) || proof === '')).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(answeredBy('test').flatMap(faultsOfProof)).toEqual([]);
  });

  it('names places that exist', () => {
    const files = answeredBy('document').flatMap(({ proof }) =>
      [...proof.matchAll(/`([\w./-]+\.(?:md|json))`/g)].map(([, file = '']) => file),
    );
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('names each upload route, with the files that it takes', async () => {
    const uploads = (await contractRoutes()).filter(
      ({ body }) => isFile(body) || fileFieldOf(body) !== undefined,
    );
    const named = [...text.matchAll(/^\| `((?:post|put|patch) \/[^`]+)` \|/gm)].map(
      ([, route = '']) => route,
    );
    expect(uploads.map(({ method, path: at }) => `${method} ${at}`).toSorted()).toEqual(named.toSorted());
    expect(uploads.length).toBeGreaterThan(8);
  });

  it('names each sender of mail, with what limits it', () => {
    const sends = /(?:\bqueue|[mM]ailQueue)\.send\(|\bsendDueMails[<(]|\bmail\.send\(/;
    const senders = trackedFiles().filter(
      (file) =>
        /^(?:svc-[\w-]+|gateway)\/src\/.*\.ts$/.test(file) &&
        !/\.test\.ts$|^svc-auth\/src\/mails\//.test(file) &&
        sends.test(readFileSync(path.join(root, file), 'utf8')),
    );
    const lines = [...text.matchAll(/^\| `((?:svc-[\w-]+|gateway)\/src\/[^`]+)` \| [^|]+ \| (.*) \|$/gm)];
    expect(senders.toSorted()).toEqual(lines.map(([, file = '']) => file).toSorted());
    const proofs = lines.map(([, id = '', proof = '']) => ({ id, proof }));
    expect(proofs.flatMap(faultsOfProof)).toEqual([]);
  });

  it('counts its answers right', () => {
    const applies = rows.length - answeredBy('not applicable').length;
    const [tests, documents, reasons, open] = ['test', 'document', 'reason', 'open'].map(
      (answer) => answeredBy(answer).length,
    );
    expect(text).toContain(
      `Of 253 items ${applies} apply: ${tests} by a test, ${documents} by a document, ${reasons} by a reason, ${open} open.`,
    );
  });
});
