const prefix = 'work:';

/** What the signed link of a daily mail names: apart from the links of notices, which name the account alone. */
export const workMailSubject = (userId: string): string => `${prefix}${userId}`;

export const isWorkMailSubject = (subject: string): boolean => subject.startsWith(prefix);

export const userIdOfSubject = (subject: string): string => subject.slice(prefix.length);
