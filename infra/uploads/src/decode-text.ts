/**
 * The text of a file: UTF-8, UTF-16 with its mark (Excel's "Unicode text"), else Windows-1252, in which Excel saves a CSV
 * that was typed in a Bijoy font.
 */
export function decodeText(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // The text is not UTF-8: every sequence of bytes is a text in Windows-1252.
    return new TextDecoder('windows-1252').decode(content);
  }
}

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
