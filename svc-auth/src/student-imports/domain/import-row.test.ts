import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { createRowJudge, readRow, type ImportRow } from './import-row.ts';

const columns = { name: 0, username: 1, email: 2, mobile: 3, language: 4 };
const read = (...cells: string[]) => readRow(2, cells, columns);
const good = ['রহিমা বেগম', 'rahima', 'Rahima@Example.com', '০১৭১২-৩৪৫৬৭৮', 'বাংলা'] as const;
const codesOf = ({ problems }: ImportRow) => problems.map(({ code }) => code);

describe('a row of an import', () => {
  it('is a person with one spelling of everything', () => {
    expect(read(...good)).toEqual({
      line: 2,
      name: 'রহিমা বেগম',
      username: 'rahima',
      email: 'Rahima@Example.com',
      emailKey: 'rahima@example.com',
      mobile: '01712345678',
      language: 'bn',
      outcome: 'ready',
      problems: [],
    });
  });

  it('needs name and email alone', () => {
    expect(read('Karim', '', 'karim@example.com')).toMatchObject({ outcome: 'ready', language: '' });
    expect(codesOf(read('', '', ''))).toEqual(['auth.name-required', 'auth.import-row-contact']);
  });

  it('says everything that is wrong with it', () => {
    const row = read('http://evil.example', 'a@b', 'no address', '12345', 'fr');
    expect(codesOf(row)).toEqual([
      'auth.name-form',
      'auth.username-form',
      'auth.email-invalid',
      'auth.import-row-mobile',
      'auth.import-row-language',
    ]);
  });

  it('with a name of 10,000 characters is refused, and stored short', () => {
    const row = read('ক'.repeat(10_000), 'x'.repeat(10_000), `${'y'.repeat(10_000)}@example.com`);
    expect(codesOf(row)).toEqual(['auth.name-long', 'auth.username-length', 'auth.email-invalid']);
    expect(JSON.stringify(row).length).toBeLessThan(1000);
  });

  it('takes back the apostrophe that an export puts before what looks like a formula', () => {
    expect(read("'+8801712345678", '', 'x@example.com').name).toBe('+8801712345678');
    expect(read('Karim', '', 'x@example.com', "'+8801712345678").mobile).toBe('01712345678');
  });
});

describe('the rows of an import together', () => {
  const known = {
    accountEmails: new Set(['old@example.com']),
    usernames: new Set(['taken']),
    invitedEmails: new Set(['invited@example.com']),
  };
  const person = (line: number, username: string, email: string) =>
    readRow(line, ['Name', username, email], columns);

  it('are distinguished by address and username, of which the first row counts', () => {
    const judge = createRowJudge(known);
    const rows = [
      person(2, '', 'a@example.com'),
      person(3, '', 'A@Example.com'),
      person(4, 'rina', 'b@example.com'),
      person(5, 'RINA', 'c@example.com'),
      person(6, 'taken', 'd@example.com'),
      person(7, '', 'old@example.com'),
      person(8, '', 'invited@example.com'),
      person(9, '', 'old@example.com'),
    ].map(judge);
    expect(rows.map(({ outcome, problems }) => [outcome, problems[0]?.code, problems[0]?.params])).toEqual([
      ['ready', undefined, undefined],
      ['refused', 'auth.import-row-repeated', { line: 2 }],
      ['ready', undefined, undefined],
      ['refused', 'auth.import-row-username-repeated', { line: 4 }],
      ['refused', 'auth.username-taken', undefined],
      ['exists', 'auth.import-row-exists', undefined],
      ['pending', 'auth.import-row-pending', undefined],
      ['refused', 'auth.import-row-repeated', { line: 7 }],
    ]);
  });
});

describe('the headings of an import', () => {
  it('are known in both languages, in any order', () => {
    expect(columnsOf(['ইমেইল', 'নাম', 'Mobile'])).toEqual({
      name: 1,
      email: 0,
      mobile: 2,
      username: -1,
      language: -1,
    });
    expect(columnsOf(['Rahima', 'r@example.com'])).toBeNull();
    expect(columnsOf(['Name', 'Mobile'])).toMatchObject({ name: 0, mobile: 1, email: -1 });
    expect(columnsOf(['Name', 'Language'])).toBeNull();
  });
});
