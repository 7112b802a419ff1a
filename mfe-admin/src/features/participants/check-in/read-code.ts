interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Resolves to the text of a QR code in the picture of the camera; null where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The largest side that is searched: a code fills a good part of the picture, and a larger one takes longer. */
const searchedSide = 640;

function detectorReader(detector: Detector): CodeReader {
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function libraryReader(): Promise<CodeReader> {
  const { decodeQR } = await import(/* webpackChunkName: "qr-decode" */ 'qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const scale = Math.min(1, searchedSide / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // The library throws where it finds no code; the next picture is searched.
      return null;
    }
  };
}

/** The browser's own reader where it reads QR codes, else that of a library. */
export async function createCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Class } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await Class?.getSupportedFormats()) ?? [];
  return Class && formats.includes('qr_code')
    ? detectorReader(new Class({ formats: ['qr_code'] }))
    : libraryReader();
}
