const prefix = 'work:';

/** The subject of the signed link in a daily mail. It differs from the links of notices, which name the account alone. */
export const workMailSubject = (userId: string): string => `${prefix}${userId}`;

export const isWorkMailSubject = (subject: string): boolean => subject.startsWith(prefix);

export const userIdOfSubject = (subject: string): string => subject.slice(prefix.length);
