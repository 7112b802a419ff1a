import type { TestClient } from '@pathshala/service-testing/test-client';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Uploads a picture of one colour as the photo of the student. */
export async function uploadPhoto(
  { client, userId }: { readonly client: TestClient; readonly userId: string },
  background = '#0b6b4b',
): Promise<{ imageUrl: string }> {
  const plain = { width: 64, height: 64, channels: 3, background } as const;
  const form = new FormData();
  const png = await sharp({ create: plain }).png().toBuffer();
  form.append('image', new Blob([Buffer.from(png)], { type: 'image/png' }), 'me.png');
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await request.arrayBuffer());
  const answer = await client.post<{ imageUrl: string }>(
    `/students/student/${userId}/upload-profile-picture`,
    body,
    { headers },
  );
  expect(answer.status).toBe(200);
  return answer.body;
}
