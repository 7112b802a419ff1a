import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';
import {
  anchorsOf,
  commentsOf,
  deadLinks,
  firstCells,
  missingFiles,
  plainReferences,
  sectionReferences,
  sectionsOf,
  type Repository,
} from './document-references.ts';

const texts = new Map<string, string>();
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}
const repository: Repository = { files: new Set(trackedFiles()), read };
const files = [...repository.files];

const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter(
  (file) => /\.(?:tsx?|mjs|css)$/.test(file) && file !== 'infra/tooling/test/documents.test.ts',
);
const specification = read('infra/docs/specification.md');
const sections = { spec: sectionsOf(specification), design: sectionsOf(read('infra/docs/design.md')) };
const requirements = [...specification.matchAll(/^- \*\*([A-Z]{3,4}-\d\d)\*\* /gm)].map(([, id = '']) => id);
const rows = firstCells(read('infra/docs/conformance.md')).filter((cell) => /^[A-Z]{3,4}-\d\d$/.test(cell));

/** The prose of a file: a document is read as a whole, a source by its comments. */
const proseOf = (file: string) => (file.endsWith('.md') ? read(file) : commentsOf(read(file)));
const prose = [...documents, ...sources].map((file) => ({ file, text: proseOf(file) }));

const found = (pattern: RegExp) =>
  prose.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })));
const undefinedOnes = (pattern: RegExp, defined: ReadonlySet<string>) =>
  found(pattern)
    .filter(({ name }) => !defined.has(name))
    .map(({ file, name }) => `${file}: ${name}`);

describe('the documents', () => {
  it('lead to files and headings that exist', () => {
    expect(documents.length).toBeGreaterThan(80);
    expect(documents.flatMap((file) => deadLinks(file, repository))).toEqual([]);
  });

  it('name files that exist', () => {
    expect(documents.flatMap((file) => missingFiles(file, repository))).toEqual([]);
  });

  it('refer to sections by links', () => {
    expect(documents.flatMap((file) => plainReferences(file, repository))).toEqual([]);
  });

  it('are all listed by the index', () => {
    const index = read('infra/docs/README.md');
    const own = documents.filter((file) => /^infra\/docs\/(?:decisions\/)?[\w-]+\.md$/.test(file));
    const missing = own.filter(
      (file) => !file.endsWith('README.md') && !index.includes(`](${file.replace('infra/docs/', '')})`),
    );
    expect(missing).toEqual([]);
  });
});

describe('a reference in a comment or a document', () => {
  it('names a section of the specification or the design that exists', () => {
    const references = prose.flatMap(({ file, text }) =>
      sectionReferences(text).map(({ document, section }) => ({ file, document, section })),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ document, section }) => !sections[document].has(section))).toEqual([]);
  });

  it('names a document that exists', () => {
    const names = new Set(documents.map((file) => path.posix.basename(file)));
    expect(undefinedOnes(/(?<![\w*<>.-])([a-z][a-z-]*\.md)\b(?!\.)/g, names)).toEqual([]);
  });

  it('names a goal or a feature that is defined', () => {
    const goals = new Set(
      firstCells(read('infra/docs/goals.md')).filter((cell) => /^(?:P|R|S|F|I)\d+$/.test(cell)),
    );
    expect(goals.size).toBeGreaterThan(60);
    expect(undefinedOnes(/(?<![\w\\%#/&-])((?:P|R|S|F)[1-9]\d?)\b(?![-:]\w)/g, goals)).toEqual([]);
    const measured = sources
      .filter((file) => file.startsWith('infra/bench/src/'))
      .flatMap((file) => [...read(file).matchAll(/\bid: '((?:P|R|S|F)\d+)/g)].map(([, id = '']) => id));
    expect(measured.length).toBeGreaterThan(15);
    expect(measured.filter((id) => !goals.has(id))).toEqual([]);
    const features = new Set(firstCells(read('infra/docs/beyond.md')));
    expect(undefinedOnes(/beyond\.md (\d+)/g, features)).toEqual([]);
  });

  it('names a requirement that is defined', () => {
    expect(requirements.length).toBeGreaterThan(70);
    const defined = new Set([...requirements, ...rows]);
    expect(undefinedOnes(/\b((?:NAV|AUTH|STU|CAT|EXM|CMP|ADM|EVT|NEW|BAT)-\d\d)\b/g, defined)).toEqual([]);
  });
});

describe('the specification', () => {
  it('has the rows of the conformance table, but for the capabilities beyond it', () => {
    expect(requirements).toEqual(rows.filter((id) => !id.startsWith('NEW-')));
  });
});

describe('the page of commands', () => {
  it('has every command of package.json and no other', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const page = read('infra/docs/commands.md');
    const named = [...page.matchAll(/`npm (?:run )?([a-z][\w:-]*)((?: -- )?[^`]*)`/g)]
      .filter(([, , rest = '']) => !rest.includes(' -w '))
      .map(([, name = '']) => name);
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

describe('the groups of infra', () => {
  it('are one for each of its folders', () => {
    const folders = [...new Set(files.flatMap((file) => /^infra\/([^/]+)\//.exec(file)?.[1] ?? []))];
    const table = /^\| group \|[\s\S]*?\n\n/m.exec(read('infra/docs/README.md'))?.[0] ?? '';
    const listed = table.split('\n').flatMap((row) => {
      const [, , cell = ''] = row.split('|');
      return [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    });
    expect(listed.toSorted()).toEqual(folders.toSorted());
  });
});

describe('a check of documents', () => {
  const text = [
    '# A page',
    '## 3. Rules, and *more*',
    '1. one',
    '2. two',
    '## Twice',
    '## Twice',
    '[good](#3-rules-and-more) [again](#twice-1) [out](https://example.org)',
    '[bad](#thrice) [gone](gone.md) `[code](nothing.md)` `infra/gone.ts` spec §9',
  ].join('\n');
  const one: Repository = { files: new Set(['page.md']), read: () => text };

  it('knows headings as GitHub does', () => {
    expect([...anchorsOf(text)]).toEqual(['a-page', '3-rules-and-more', 'twice', 'twice-1']);
  });

  it('finds a dead link, a missing file and a reference without a link', () => {
    expect(deadLinks('page.md', one)).toEqual([
      'page.md: page.md has no heading #thrice',
      'page.md: there is no gone.md',
    ]);
    expect(missingFiles('page.md', one)).toEqual(['page.md: there is no infra/gone.ts']);
    expect(plainReferences('page.md', one)).toEqual(['page.md: spec §9 is no link']);
  });

  it('reads sections with their rules, and every section of a reference', () => {
    expect([...sectionsOf(text)]).toEqual(['3', '3.1', '3.2']);
    expect(sectionReferences('Spec §3, §5 and RFC 9110 §7, design §3.5')).toEqual([
      { document: 'spec', section: '3' },
      { document: 'spec', section: '5' },
      { document: 'design', section: '3.5' },
    ]);
    expect(commentsOf("const at = 'https://x'; // P1\n/** F2 */")).toBe(' // P1\n/** F2 */');
  });
});
