import { mobileKeyOf } from '@pathshala/rules/mobile';

const headings = new Set([
  'email',
  'e-mail',
  'mobile',
  'phone',
  'username',
  'name',
  'ইমেইল',
  'মোবাইল',
  'নাম',
  'ব্যবহারকারীর নাম',
]);

/**
 * The people of a pasted text or a CSV file: of each line its email address, else its mobile number, else its first cell, which is a username. A
 * heading is left out; each person is there once.
 */
export function peopleOf(text: string): readonly string[] {
  const people = new Map<string, string>();
  for (const line of text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u)) {
    for (const who of peopleOfLine(line)) {
      const key = who.toLowerCase();
      if (!people.has(key)) people.set(key, who);
    }
  }
  return [...people.values()];
}

function peopleOfLine(line: string): readonly string[] {
  const cells = line
    .split(/[,;\t]/u)
    .map(bareCell)
    .filter((cell) => cell !== '');
  if (cells.some((cell) => headings.has(cell.toLowerCase()))) return [];
  const addresses = cells.filter((cell) => cell.includes('@'));
  if (addresses.length > 0) return addresses;
  const numbers = cells.filter((cell) => mobileKeyOf(cell) !== null);
  return numbers.length > 0 ? numbers : cells.slice(0, 1);
}

/**
 * Returns the cell without quotes and without the apostrophe that escapes a formula; of `Rahima <rahima@example.com>` it
 * returns the address.
 */
function bareCell(cell: string): string {
  const text = cell
    .trim()
    .replaceAll(/^["']+|["']+$/gu, '')
    .trim();
  return /<([^<>]+@[^<>]+)>$/u.exec(text)?.[1] ?? text;
}
