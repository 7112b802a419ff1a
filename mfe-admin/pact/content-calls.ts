import { admin, aPictureForm, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  changeAnnouncement,
  changeSitePage,
  confirmStudentImport,
  importStudents,
  readPeopleFile,
  listImportedRows,
  listSitePages,
  listStudentImports,
  lookUpUsers,
  mendImportedRow,
  readAnnouncement,
  readSitePage,
  readStudentImport,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';

const page = {
  title: { bn: 'আমাদের কথা', en: 'About us' },
  body: '<div lang="bn"><p>বাংলা</p></div><div lang="en"><p>English</p></div>',
};
const announcement = {
  isOn: true,
  level: 'important',
  text: { bn: 'কাল ক্লাস নেই।', en: 'No classes tomorrow.' },
  link: '/courses',
  from: null,
  until: null,
} as const;

const read = {
  importId: 'import1',
  rows: 2,
  ready: 1,
  known: 0,
  refused: 1,
  done: 0,
  invited: 0,
  skipped: 0,
};
const times = { createdAt: time, expiresAt: time };
const given = 'a file of students was read';
const params = { id: provided('importId') };

/** The pages of the school, its announcement, and the import of students. */
export function contentCalls(call: DescribeCall<Api>): void {
  call(listSitePages, 'the pages of the school', {
    given: 'an administrator has written the page about',
    as: admin,
    uses: { items: [{ name: 'about', title: page.title, rev: 2 }] },
  });
  call(readSitePage, 'a page to edit', {
    given: 'an administrator has written the page about',
    as: admin,
    params: { name: 'about' },
    uses: { name: exactly('about'), ...page, rev: 2, changedAt: time },
  });
  call(changeSitePage, 'save a page', {
    given: 'an administrator has written the page about',
    as: admin,
    params: { name: 'about' },
    body: page,
    uses: { rev: 3 },
  });
  call(changeSitePage, 'save a page over somebody else’s', {
    given: 'an administrator has written the page about',
    as: admin,
    params: { name: 'about' },
    body: { ...page, rev: 1 },
    refused: { status: 409, code: 'common.edited-meanwhile' },
  });
  call(readAnnouncement, 'the announcement to edit', {
    given: 'an announcement is shown',
    as: admin,
    uses: { ...announcement, rev: 2 },
  });
  call(changeAnnouncement, 'save the announcement', {
    given: 'an announcement is shown',
    as: admin,
    body: announcement,
    uses: { rev: 3 },
  });
  importCalls(call);
}

function importCalls(call: DescribeCall<Api>): void {
  call(importStudents, 'import a file that is no table', {
    given: 'there is an account rahima',
    as: admin,
    body: aPictureForm('file'),
    refused: { status: 422, code: 'auth.import-headings' },
  });
  call(listStudentImports, 'the imports of students', {
    given,
    as: admin,
    query: { pageSize: 20 },
    uses: { items: [{ ...read, ...times, createdBy: 'A admin' }] },
  });
  call(readStudentImport, 'an import of students', {
    given,
    as: admin,
    params,
    uses: { ...read, state: exactly('read') },
  });
  call(listImportedRows, 'the students of a file', {
    given,
    as: admin,
    params,
    query: { part: 'ready', page: 1 },
    uses: {
      items: [{ line: 2, name: 'Rina', email: 'rina@example.com', outcome: exactly('ready') }],
      total: 1,
    },
  });
  call(listImportedRows, 'the lines of a file that are left out', {
    given,
    as: admin,
    params,
    query: { part: 'left-out', page: 1, pageSize: 100 },
    uses: { items: [{ line: 3, outcome: exactly('refused'), remark: 'Why' }], total: 1 },
  });
  call(mendImportedRow, 'mend a line of a file that was left out', {
    given,
    as: admin,
    params: { ...params, line: 3 },
    body: { name: 'Rina', username: '', email: 'mended@example.com', mobile: '', language: 'bn' },
    uses: { line: 3, outcome: exactly('ready') },
  });
  call(confirmStudentImport, 'invite the students of a file', {
    given,
    as: admin,
    params,
    uses: { state: exactly('running'), ready: 1 },
  });
  lookUpCalls(call);
}

function lookUpCalls(call: DescribeCall<Api>): void {
  call(readPeopleFile, 'the lines of a file of people to enrol', {
    given: 'there is no account karim',
    as: admin,
    body: aPictureForm('file'),
    uses: { lines: ['a line'] },
  });
  call(lookUpUsers, 'the students behind addresses and usernames', {
    given: 'there is an account rahima',
    as: admin,
    body: { who: ['rahima', 'nobody-has-this-name'] },
    uses: { items: [{ who: exactly('rahima'), userId: 'user1', name: 'Rahima', role: exactly('student') }] },
  });
}
