import { TextDecoder } from 'node:util';
import sax from 'sax';

export interface XmlHandlers {
  /** Names are without their prefix: some programs write `<x:row>`. */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** Asked between two pieces of the file: true ends the reading. */
  readonly isDone?: () => boolean;
}

/** The error of a text that is no XML, or has a document type, which could define entities. */
export class UnreadableXmlError extends Error {}

/** Bytes that are parsed at once: no more than this is read after `isDone`. */
const pieceBytes = 16_384;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function localAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true });
}

function parserFor({ open, text, close }: XmlHandlers): sax.SAXParser {
  const parser = sax.parser(true, { position: false });
  return Object.assign(parser, {
    onerror(error: Error) {
      throw new UnreadableXmlError(error.message);
    },
    ondoctype() {
      throw new UnreadableXmlError('a document type');
    },
    // All values are texts without namespaces, which are not requested.
    onopentag: ({ name, attributes }: sax.Tag | sax.QualifiedTag) =>
      open?.(localName(name), localAttributes(attributes as Record<string, string>)),
    ontext: (part: string) => text?.(part),
    oncdata: (part: string) => text?.(part),
    onclosetag: (name: string) => close?.(localName(name)),
  });
}

/** Reads a part of a workbook piece by piece, as far as it is wanted. Throws `UnreadableXmlError`. */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  const parser = parserFor(handlers);
  const decoder = decoderFor(bytes);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    if (handlers.isDone?.()) return;
    parser.write(decodePiece(decoder, bytes.subarray(at, at + pieceBytes)));
  }
  if (!handlers.isDone?.()) parser.close();
}

function decodePiece(decoder: TextDecoder, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch (error) {
    throw new UnreadableXmlError('no Unicode', { cause: error });
  }
}
