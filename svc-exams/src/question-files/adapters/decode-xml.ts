import { decodeText } from '@pathshala/uploads/decode-text';

const declaration = /^[^<]{0,4}<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/u;

/** UTF-16 without its mark is recognised by the zeros beside the first sign; null for other encodings. */
function wideEncodingOf([first, second]: Uint8Array): string | null {
  if (first === 0) return 'utf-16be';
  return second === 0 ? 'utf-16le' : null;
}

/** The text of an XML file in the encoding that it declares. */
export function decodeXml(content: Uint8Array): string {
  const isMarked = (content[0] ?? 0) >= 0xef;
  if (isMarked) return decodeText(content).replace(/^\uFEFF/u, '');
  const head = new TextDecoder('latin1').decode(content.subarray(0, 200));
  const encoding = wideEncodingOf(content) ?? declaration.exec(head)?.[1] ?? 'utf-8';
  if (/^utf-?8$/iu.test(encoding)) return decodeText(content);
  try {
    return new TextDecoder(encoding).decode(content);
  } catch {
    // The encoding is not known here.
    return decodeText(content);
  }
}

const textOpening =
  /^\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>|\s)*<(?:[\w-]+:)?([a-z][\w-]*)/iu;

/** The root element of an XML file; null for other files. */
export function rootOfXml(content: Uint8Array): string | null {
  const text = decodeXml(content.subarray(0, 20_000));
  const isXml = /^\s*<(?:\?xml|!DOCTYPE|!--|[a-z])/iu.test(text);
  return isXml ? (textOpening.exec(text)?.[1] ?? null) : null;
}
