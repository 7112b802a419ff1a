import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './build/root.ts';
import { filesOfInterface } from './texts/text-sources.ts';
import { importTexts, listOfTexts } from './texts/translators-list.ts';

/** `npm run texts -- export FILE` writes the list for translators, `npm run texts -- import FILE` takes it back. */
function main([command, file]: readonly string[]): void {
  const files = filesOfInterface();
  if (file !== undefined && command === 'export') {
    writeFileSync(file, listOfTexts({ root, files }));
    return console.log(`The texts of ${files.length} files are in ${file}.`);
  }
  if (file === undefined || command !== 'import') {
    console.error('Write: npm run texts -- export FILE.csv, or npm run texts -- import FILE.csv');
    process.exitCode = 1;
    return undefined;
  }
  const { changed, leftOut } = importTexts({ root, files }, readFileSync(file, 'utf8'));
  console.log(`${changed.length} files changed. Run npm run format, and npm run fonts if Bengali changed.`);
  for (const sentence of leftOut) console.error(sentence);
  if (leftOut.length > 0) process.exitCode = 1;
  return undefined;
}

main(process.argv.slice(2));
