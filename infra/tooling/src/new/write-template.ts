import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.ts';

const templates = path.join(root, 'infra/tooling/templates');

type Placeholders = Readonly<Record<string, string>>;

/** `__noun__` in names and texts becomes the value of `noun`. Throws for a placeholder without a value. */
function fillPlaceholders(text: string, values: Placeholders): string {
  return text.replaceAll(/__([A-Za-z]+?)__/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template has no value for ${name}`);
    return value;
  });
}

/**
 * Writes the files of `infra/tooling/templates/<template>` to a folder of the repository and returns their paths.
 * Throws before it writes anything if one of them exists.
 */
export function writeTemplate(template: string, to: string, values: Placeholders): readonly string[] {
  const from = path.join(templates, template);
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => {
      const name = fillPlaceholders(path.relative(from, file), values).replace(/\.txt$/, '');
      return { path: path.join(to, name), text: fillPlaceholders(readFileSync(file, 'utf8'), values) };
    });
  const taken = files.find((file) => existsSync(path.join(root, file.path)));
  if (taken !== undefined) throw new Error(`${taken.path} is there already.`);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
    writeFileSync(path.join(root, file.path), file.text);
  }
  return files.map((file) => file.path);
}

/** Puts a text before or after the only place that `anchor` matches. Throws if there is no such place. */
export function insertAt(
  file: string,
  { anchor, before, after }: { anchor: RegExp; before?: string; after?: string },
): void {
  const place = path.join(root, file);
  const text = readFileSync(place, 'utf8');
  const found = anchor.exec(text);
  if (found === null) throw new Error(`${file}: there is no ${anchor} to put the new part at.`);
  const start = found.index;
  const end = start + found[0].length;
  const changed = `${text.slice(0, start)}${before ?? ''}${found[0]}${after ?? ''}${text.slice(end)}`;
  writeFileSync(place, changed);
}
