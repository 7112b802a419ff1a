const length = 6;

/** `000042`, for a count or for digits that were typed with or without zeros. */
export const rollNumberOf = (digits: number | string): string => String(digits).padStart(length, '0');
