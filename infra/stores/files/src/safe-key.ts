const wellFormed = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,5}$/;

/** Throws for a key that could leave its folder or name a hidden file; services make the keys, so an unsafe one is a bug. */
export function safeKey(key: string): string {
  if (key.length > 200 || !wellFormed.test(key)) throw new Error('a file key of no permitted form');
  return key;
}
