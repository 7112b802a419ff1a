const longest = 24;

/** A code from a name: its initials in Latin letters, else the word COURSE. `Dhaka University` gives DU. */
export function codeFromName(name: string): string {
  const initials = name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
    .slice(0, longest);
  return initials.length >= 2 ? initials : 'COURSE';
}

/** The code itself first, then with 2, 3, … behind it. */
export function codeCandidate(code: string, attempt: number): string {
  return attempt === 1 ? code : `${code}-${attempt}`;
}
