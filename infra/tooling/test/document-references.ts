import path from 'node:path';

/** The repository as the check of its documents reads it. Paths are relative to the root. */
export interface Repository {
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
}

const withoutFences = (markdown: string) => markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
const withoutCode = (markdown: string) => withoutFences(markdown).replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const used = new Map<string, number>();
  const headings = [...withoutFences(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) =>
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  return new Set(
    headings.map((slug) => {
      const times = used.get(slug) ?? 0;
      used.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    }),
  );
}

/** The links of a document that lead to a file or a heading that does not exist. */
export function deadLinks(file: string, { files, read }: Repository): string[] {
  const text = withoutCode(read(file));
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
    ([, link, image]) => link ?? image ?? '',
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [place = '', anchor] = target.split('#');
      const to = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
      const isFolder = [...files].some((one) => one.startsWith(`${to.replace(/\/$/, '')}/`));
      if (!files.has(to) && !isFolder) return [`${file}: there is no ${to}`];
      if (anchor === undefined || anchorsOf(read(to)).has(anchor)) return [];
      return [`${file}: ${to} has no heading #${anchor}`];
    });
}

/** The parts of which CONTRIBUTING and teams.md tell how they would be made. */
const isExample = (name: string) => /^(?:svc|mfe)-(?:notes|digests)\//.test(name);

/** The files that a document names in code spans and that do not exist. */
export function missingFiles(file: string, { files, read }: Repository): string[] {
  const named = withoutFences(read(file)).matchAll(
    /`((?:infra|gateway|shell|(?:svc|mfe)-[a-z]+|\.github)\/[\w./-]+\.(?:test\.tsx?|tsx?|mjs|md|json|yaml))`/g,
  );
  return [...named].flatMap(([, name = '']) =>
    files.has(name) || isExample(name) ? [] : [`${file}: there is no ${name}`],
  );
}

/** The sections and numbered rules of a document: `5`, and `3.5` for rule 5 of section 3. */
export function sectionsOf(markdown: string): ReadonlySet<string> {
  return new Set(
    markdown
      .split(/^## /m)
      .slice(1)
      .flatMap((section) => {
        const [, number, content = ''] = /^(\d+)\. .*\n([\s\S]*)/.exec(section) ?? [];
        if (number === undefined) return [];
        return [number, ...[...content.matchAll(/^(\d+)\. /gm)].map(([, rule]) => `${number}.${rule}`)];
      }),
  );
}

/** `spec §3`, `design §3.5`, `spec §3, §5`: each section that a text refers to. */
export function sectionReferences(text: string): { document: 'spec' | 'design'; section: string }[] {
  const references = text.matchAll(/\b(spec|design) (§[\d.]*\d(?:(?:,| and) §[\d.]*\d)*)/gi);
  return [...references].flatMap(([, name = '', sections = '']) =>
    [...sections.matchAll(/§([\d.]*\d)/g)].map(([, section = '']) => ({
      document: name.toLowerCase() === 'spec' ? ('spec' as const) : ('design' as const),
      section,
    })),
  );
}

/** References to sections in a document that are not links. Code spans may name them. */
export function plainReferences(file: string, { read }: Repository): string[] {
  const text = withoutCode(read(file)).replaceAll(/\[[^\]]*\]\([^)]*\)/g, '');
  return sectionReferences(text).map(
    ({ document, section }) => `${file}: ${document} §${section} is no link`,
  );
}

/** The first cell of each row of a document's tables. */
export function firstCells(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell.trim());
}

/** The comments of a source file. A `//` inside of a text is part of an address, and has no space before it. */
export function commentsOf(source: string): string {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm)].map(([comment]) => comment).join('\n');
}
