import { defineRoute } from '@pathshala/contract-kit/route';
import { pictureUpload } from '@pathshala/contract-kit/uploads';
import { renderRemotePart } from '@pathshala/web-kit/testing';
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import type { UploadPicture } from './upload-context.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const picture = { url: `/api/files/svc-notes/${'0af9'.repeat(16)}`, width: 1, height: 1 };

const sendPicture = defineRoute({
  ...pictureUpload,
  path: '/notes/files',
  access: 'admin',
  summary: 'Store a picture',
});

describe('uploading a picture', () => {
  it('sends the file itself by the route of the screen', async () => {
    const file = new File(['x'], 'graph.png', { type: 'image/png' });
    let upload: UploadPicture | undefined;
    function Screen(): ReactNode {
      const own = usePictureUpload('/notes/files');
      return <button type="button" aria-label="Upload" onClick={() => (upload = own)} />;
    }
    const { api, container } = renderRemotePart(<Screen />, {
      routes: [sendPicture],
      api: { 'post /notes/files': () => picture },
    });
    container.querySelector('button')?.click();
    await expect(upload?.(file, {})).resolves.toEqual(picture);
    expect(api.requests.at(-1)?.body).toBe(file);
  });

  it('reports how much was sent, and ends when it is cancelled', async () => {
    const requests: FakeRequest[] = [];
    class FakeRequest extends EventTarget {
      readonly upload = new EventTarget();
      readonly status = 201;
      readonly responseText = JSON.stringify(picture);
      constructor() {
        super();
        requests.push(this);
      }
      open(): void {}
      send(): void {}
      setRequestHeader(): void {}
      getResponseHeader = (name: string) => (name === 'content-type' ? 'application/json' : null);
      abort(): void {
        this.dispatchEvent(new Event('abort'));
      }
    }
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const onProgress = vi.fn<(share: number) => void>();
    const answer = fetchWithProgress(onProgress)('/api/notes/files', { method: 'POST' });
    await waitFor(() => expect(requests).toHaveLength(1));
    const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 });
    requests[0]?.upload.dispatchEvent(progress);
    requests[0]?.dispatchEvent(new Event('load'));
    expect(await (await answer).json()).toEqual(picture);
    expect(onProgress).toHaveBeenCalledWith(0.25);
    const controller = new AbortController();
    const cancelled = fetchWithProgress(onProgress)('/api/notes/files', { signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(cancelled).rejects.toThrow('cancelled');
    vi.unstubAllGlobals();
  });
});
