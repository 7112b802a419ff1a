/** Pixels of the longer side: a page of A4 at 240 dots per inch. */
const maxSide = 2800;
/** Bytes: a smaller picture is sent as it is, if it is not too large in pixels either. */
const smallBytes = 1_500_000;

/**
 * The photo upright and no larger than a page needs, so that it is sent in seconds on a mobile network. Rejects for a file
 * that the browser cannot read as a picture.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const picture = await createImageBitmap(photo);
  try {
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    if (scale === 1 && photo.size <= smallBytes) return photo;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await jpegOf(canvas);
  } finally {
    picture.close();
  }
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob === null ? reject(new Error('the photo could not be encoded')) : resolve(blob);
    canvas.toBlob(done, 'image/jpeg', 0.85);
  });
}
