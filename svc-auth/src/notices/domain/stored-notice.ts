import type { Notice, NoticeContent } from '@pathshala/contract-kit/notice';

/** A notice as it was requested: its texts are written when it is read. */
export interface StoredNotice {
  /** The id of the event that requested it. */
  readonly _id: string;
  readonly studentId: string;
  /** The name of that event, which names the service of the template. */
  readonly source: string;
  readonly template: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly isRead: boolean;
  readonly schemaVersion: 1;
}

/** The templates of one service, by the name of the event that requests them. */
export interface NoticeSource {
  readonly event: { readonly name: string };
  readonly notices: readonly Notice<never>[];
}

export function findNotice(
  sources: readonly NoticeSource[],
  { source, template }: Pick<StoredNotice, 'source' | 'template'>,
): Notice<never> | undefined {
  return sources.find(({ event }) => event.name === source)?.notices.find(({ name }) => name === template);
}

/** A notice as a line of the list, in both languages. */
export function lineOf(notice: Notice<never>, stored: StoredNotice) {
  const { _id, values, at, isRead } = stored;
  const bn = notice.write(values, 'bn');
  const en = notice.write(values, 'en');
  return {
    _id,
    title: { bn: bn.subject, en: en.subject },
    line: { bn: bn.paragraphs[0] ?? '', en: en.paragraphs[0] ?? '' },
    path: pathOf(en),
    at,
    isRead,
  };
}

/** A second slash or a backslash would lead to another site. */
export function pathOf({ button }: Pick<NoticeContent, 'button'>): string {
  const url = button?.url ?? '';
  return /^\/(?![/\\])/u.test(url) ? url : '';
}
