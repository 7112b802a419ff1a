/** The text of a CSV file in UTF-8 or, as Excel saves "Unicode text", UTF-16; undefined in any other encoding. */
export async function readSheetFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder throws for bytes that are no text in this encoding.
    return undefined;
  }
}
