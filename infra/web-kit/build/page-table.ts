import { parseSync, Visitor } from 'oxc-parser';
import { chunkOfFile, fieldsOfManifest } from '../src/pages/define-pages.ts';
import { applyEdits, type Edit } from './apply-edits.ts';

/**
 * Prepares a remote's table of pages for the browser: each `import()` gets the name of its chunk, and the fields that only
 * the manifest needs are left out of the rows and of the table.
 */
export function tableForBrowser(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  // The compiler reports them with their place.
  if (errors.length > 0) return source;
  const edits: Edit[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.map((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '',
      );
      if (!names.some((name) => name === 'path' || name === 'pages')) return;
      for (const [place, { start, end }] of properties.entries())
        if ((names[place] ?? '') in fieldsOfManifest)
          edits.push({ start, end: afterComma(source, end), text: '' });
    },
    ImportExpression({ source: imported, start }) {
      if (imported.type !== 'Literal' || typeof imported.value !== 'string') return;
      if (source.slice(start, imported.start).includes('webpackChunkName')) return;
      const text = `/* webpackChunkName: "${chunkOfFile(imported.value)}" */ `;
      edits.push({ start: imported.start, end: imported.start, text });
    },
  }).visit(program);
  return applyEdits(source, edits);
}

function afterComma(source: string, end: number): number {
  return end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);
}
