import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readFileField } from './read-file-field.ts';

const limits = { bytes: 100_000, timeoutMs: 1000 };
const [a, b] = ['a'.repeat(30), 'b'.repeat(30)];

function read(type: string, body: string): Promise<Uint8Array> {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = type;
  request.push(body);
  request.push(null);
  return readFileField(request, limits, 'image');
}

function formOf(boundary: string, parts: number): string {
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nphoto\r\n`;
  return `${part.repeat(parts)}--${boundary}--\r\n`;
}

describe('a file in a form', () => {
  it.each([
    `multipart/form-data; boundary=${a}`,
    `multipart/form-data; boundary="${a}"`,
    `multipart/form-data; charset=utf-8; boundary=${a}`,
  ])('is read with the content type %s', async (type) => {
    expect(Buffer.from(await read(type, formOf(a, 1))).toString()).toBe('photo');
  });

  it.each([
    `multipart/form-data; boundary=${a}; boundary=${b}`,
    `multipart/form-data; boundary=${b}; boundary=${a}`,
    `multipart/form-data; boundary=${a}; x="; boundary=${b}"`,
    `multipart/form-data; x="; boundary=${b}"; boundary=${a}`,
  ])('is refused among many parts by whichever boundary: %s', async (type) => {
    await expect(read(type, formOf(a, 100))).rejects.toMatchObject({ kind: 'malformed' });
    await expect(read(type, formOf(b, 100))).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each(['', `boundary="${a}`, `boundary=${a}{`, `boundary="${a} "`, `boundary="${a}\\"x"`])(
    'is refused with the boundary parameter %s',
    async (parameter) => {
      const form = formOf(a, 1);
      await expect(read(`multipart/form-data; ${parameter}`, form)).rejects.toMatchObject({
        kind: 'unsupported',
      });
    },
  );
});
