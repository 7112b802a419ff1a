import { describe, expect, it } from 'vitest';
import { peopleOf } from './people-of.ts';

describe('the people of a pasted list', () => {
  it('are addresses and usernames, a line each or several in one', () => {
    expect(peopleOf('rahima@example.com\nkarim\n\nmim@example.com; rina@example.com\n')).toEqual([
      'rahima@example.com',
      'karim',
      'mim@example.com',
      'rina@example.com',
    ]);
  });

  it('are the addresses of a CSV file with headings, in any column', () => {
    const csv = '\uFEFFname,email\r\n"Begum, Rahima",rahima@example.com\r\n\'=Karim,"karim@example.com"\r\n';
    expect(peopleOf(csv)).toEqual(['rahima@example.com', 'karim@example.com']);
  });

  it('are there once, and without the names of a mail program', () => {
    expect(peopleOf('Rahima <rahima@example.com>\nRAHIMA@example.com')).toEqual(['rahima@example.com']);
  });
});
