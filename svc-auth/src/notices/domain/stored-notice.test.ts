import { defineNotice, type Notice } from '@pathshala/contract-kit/notice';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findNotice, lineOf, type StoredNotice } from './stored-notice.ts';

const notice: Notice<never> = defineNotice({
  name: 'parcel',
  kind: 'courses',
  values: z.looseObject({ path: z.string() }),
  write: ({ path }, language) => ({
    subject: language === 'bn' ? 'পার্সেল' : 'A parcel',
    paragraphs: [],
    button: { label: 'Open', url: path },
  }),
});

const stored = (path: string): StoredNotice => ({
  _id: 'event1',
  studentId: 'student1',
  source: 'catalog.notice.requested.v1',
  template: 'parcel',
  values: { path },
  at: '2026-01-15T10:00:00.000Z',
  isRead: false,
  schemaVersion: 1,
});

describe('a stored notice', () => {
  it('is written in both languages when it is read', () => {
    expect(lineOf(notice, stored('/fees'))).toEqual({
      _id: 'event1',
      title: { bn: 'পার্সেল', en: 'A parcel' },
      line: { bn: '', en: '' },
      path: '/fees',
      at: '2026-01-15T10:00:00.000Z',
      isRead: false,
    });
  });

  it.each(['//example.com', '/\\example.com', 'https://example.com/', 'javascript:alert(1)', ''])(
    'leads nowhere where its address is %j',
    (path) => expect(lineOf(notice, stored(path)).path).toBe(''),
  );

  it('has the template of the service that requested it', () => {
    const sources = [{ event: { name: 'catalog.notice.requested.v1' }, notices: [notice] }];
    expect(findNotice(sources, stored('/'))).toBe(notice);
    expect(findNotice(sources, { source: 'exams.notice.requested.v1', template: 'parcel' })).toBeUndefined();
  });
});
