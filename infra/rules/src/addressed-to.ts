/**
 * One text for the groups that something is addressed to, which contains the text of each of them alone. Stored in place of the
 * list, so that an index has one entry for it.
 */
export const addressOf = (ids: readonly string[]): string => `,${ids.join(',')},`;
