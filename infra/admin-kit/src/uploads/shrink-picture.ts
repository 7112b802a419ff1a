/** The types that the server accepts, by content. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Pixels: the server makes pictures no wider. */
const maxWidth = 1600;

/** Bytes. What is smaller is sent as it is. */
const smallFile = 500_000;

/**
 * A large photo as the server would make it smaller anyway: over a mobile network ten megabytes take minutes. A file that
 * the browser cannot read is sent as it is; the server says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= smallFile || file.type === 'image/gif') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = Math.min(1, maxWidth / picture.width, (maxWidth * 2) / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  return smaller !== null && smaller.size < file.size ? smaller : file;
}
