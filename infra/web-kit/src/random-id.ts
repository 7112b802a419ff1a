/** 128 random bits as letters and digits. (`randomUUID` is missing in pages without HTTPS.) */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
