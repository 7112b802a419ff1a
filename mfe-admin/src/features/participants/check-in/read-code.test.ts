import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { afterEach, expect, it, vi } from 'vitest';
import { createCodeReader } from './read-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scale = 6;

/** The pixels of a QR code with its quiet zone. */
function pictureOf(text: string) {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const width = modules.length * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height: width, data };
}

/** A camera whose picture is this one, in a browser without a canvas. */
function cameraOf(picture: ReturnType<typeof pictureOf>) {
  const context = { drawImage: () => undefined, getImageData: () => picture };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return { videoWidth: picture.width, videoHeight: picture.height } as HTMLVideoElement;
}

it('a browser without a reader of its own reads the QR of an admit card by the library', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  const read = await createCodeReader();
  expect(decodeQR(pictureOf('7K3M9P2QXA'))).toBe('7K3M9P2QXA');
  expect(await read(cameraOf(pictureOf('7K3M9P2QXA')))).toBe('7K3M9P2QXA');
});

it('a picture without a code is none', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  const read = await createCodeReader();
  const white = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) };
  expect(await read(cameraOf(white))).toBeNull();
});
