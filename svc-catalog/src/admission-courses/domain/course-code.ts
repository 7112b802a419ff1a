const maxLength = 24;

/** Makes a code from the Latin initials of a name, or COURSE where there are fewer than two: `Dhaka University` gives DU. */
export function codeFromName(name: string): string {
  const initials = name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
    .slice(0, maxLength);
  return initials.length >= 2 ? initials : 'COURSE';
}

/** The code itself at the first attempt, then with the suffix -2, -3, … */
export function codeCandidate(code: string, attempt: number): string {
  return attempt === 1 ? code : `${code}-${attempt}`;
}
