const key = 'exam-device';

/** A random id of this browser, which all its tabs share: an attempt goes on on one device at a time. */
export function deviceId(): string {
  const known = localStorage.getItem(key);
  if (known !== null) return known;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  localStorage.setItem(key, id);
  return id;
}
