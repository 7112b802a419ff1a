export interface CutArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a side: more than the 512 that the server keeps, and about 0.1 MB to send. */
const side = 720;

/** The part of the picture as a square JPEG. Rejects for a picture that the browser cannot draw. */
export async function cutOut(url: string, area: CutArea): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  const size = Math.min(side, Math.max(1, Math.round(area.width)));
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas to draw on');
  // JPEG knows no transparency; black would show through.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      0.9,
    );
  });
}
