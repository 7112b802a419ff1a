const list = '/boss/settings/audit';

export const auditPaths = {
  list,
  /** The changes of one kind of thing: the first part of its path in the API. */
  of: (thing: string) => `${list}?thing=${thing}`,
} as const;
