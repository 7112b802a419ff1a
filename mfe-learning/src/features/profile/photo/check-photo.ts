import { texts } from './texts.ts';

/** Why a file cannot be the photo. */
interface PhotoProblem {
  readonly text: (typeof texts)['svg' | 'tooLarge' | 'notPicture' | 'tooManyPixels' | 'broken'];
  readonly params?: Readonly<Record<string, number>>;
}

/** Bytes and pixels that the server takes, too. */
const maxBytes = 5_000_000;
const maxPixels = 50_000_000;

const signatures: readonly RegExp[] = [
  /^\u0089PNG\r\n/u,
  /^\u00FF\u00D8\u00FF/u,
  /^GIF8[79]a/u,
  /^RIFF[\s\S]{4}WEBP/u,
];

/** Checks size and first bytes, and ignores the name. The server checks again. */
export async function problemOfFile(file: File): Promise<PhotoProblem | undefined> {
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const text = String.fromCodePoint(...start);
  if (/<svg[\s>]/iu.test(text)) return { text: texts.svg };
  if (!signatures.some((signature) => signature.test(text))) return { text: texts.notPicture };
  if (file.size <= maxBytes) return undefined;
  return { text: texts.tooLarge, params: { size: Math.ceil(file.size / 100_000) / 10 } };
}

/** The picture at this address, ready to be drawn; its head alone says whether it has too many pixels. */
export async function problemOfPicture(url: string): Promise<PhotoProblem | undefined> {
  const size = await sizeOf(url);
  if (size === undefined) return { text: texts.broken };
  const pixels = size.width * size.height;
  if (pixels <= maxPixels) return undefined;
  return { text: texts.tooManyPixels, params: { megapixels: Math.ceil(pixels / 1_000_000) } };
}

function sizeOf(url: string): Promise<{ readonly width: number; readonly height: number } | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
}
