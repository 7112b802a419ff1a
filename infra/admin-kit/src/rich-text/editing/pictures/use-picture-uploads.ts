import type { Editor } from '@tiptap/core';
import { randomId } from '@pathshala/web-kit/random-id';
import { use, useEffect, useState } from 'react';
import { UploadContext, type UploadedPicture, type UploadPicture } from '../../../uploads/upload-context.ts';
import { markPlace, placeOfPicture, unmarkPlace } from './places.ts';

export interface PictureUpload {
  readonly id: string;
  readonly file: File;
  /** The description of the picture, for those who cannot see it. */
  readonly alt: string;
  /** The progress, from 0 to 1. */
  readonly progress: number;
  /** The reason of the failure, in words for people. */
  readonly failure?: string | undefined;
  /** The picture is in the text. */
  readonly uploaded?: UploadedPicture;
}

export interface PictureUploads {
  readonly uploads: readonly PictureUpload[];
  readonly start: (files: readonly File[], position: number) => void;
  readonly retry: (id: string) => void;
  /** Ends the upload, or hides what is finished. */
  readonly close: (id: string) => void;
  readonly describe: (id: string, alt: string) => void;
}

/** Uploads pictures and puts each into the text where it was asked for; undefined where there is nowhere to upload to. */
export function usePictureUploads(editor: Editor): PictureUploads | undefined {
  const upload = use(UploadContext);
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [queue] = useState(() => createUploadQueue(setUploads));
  useEffect(() => () => queue.stop(), [queue]);
  if (!upload) return undefined;
  return {
    uploads,
    start(files, position) {
      for (const file of files) {
        const id = randomId();
        markPlace(editor.view, id, position);
        queue.add({ id, file, alt: '', progress: 0 });
        void queue.run(id, { editor, upload });
      }
    },
    retry: (id) => void queue.run(id, { editor, upload }),
    close(id) {
      queue.remove(id);
      unmarkPlace(editor.view, id);
    },
    describe(id, alt) {
      const url = queue.find(id)?.uploaded?.url;
      if (url !== undefined) describePicture(editor, url, alt);
      queue.update(id, { alt });
    },
  };
}

/** The uploads of one field; `onChange` gets all of them after each change. */
function createUploadQueue(onChange: (uploads: readonly PictureUpload[]) => void) {
  const running = new Map<string, AbortController>();
  let uploads: readonly PictureUpload[] = [];
  const set = (next: readonly PictureUpload[]): void => onChange((uploads = next));
  const find = (id: string): PictureUpload | undefined => uploads.find((one) => one.id === id);
  const update = (id: string, change: Partial<PictureUpload>): void =>
    set(uploads.map((one) => (one.id === id ? { ...one, ...change } : one)));

  return {
    find,
    update,
    add: (one: PictureUpload): void => set([...uploads, one]),
    remove(id: string): void {
      running.get(id)?.abort();
      set(uploads.filter((one) => one.id !== id));
    },
    stop(): void {
      for (const controller of running.values()) controller.abort();
    },
    async run(id: string, { editor, upload }: { editor: Editor; upload: UploadPicture }): Promise<void> {
      const started = find(id);
      if (!started) return;
      const controller = new AbortController();
      running.set(id, controller);
      update(id, { progress: 0, failure: undefined });
      try {
        const onProgress = (progress: number): void => update(id, { progress });
        const uploaded = await upload(started.file, { onProgress, signal: controller.signal });
        insertPicture(editor, id, { ...uploaded, alt: find(id)?.alt ?? '' });
        update(id, { progress: 1, uploaded });
      } catch (error) {
        if (controller.signal.aborted) return;
        update(id, { failure: error instanceof Error ? error.message : String(error) });
      } finally {
        running.delete(id);
      }
    },
  };
}

function insertPicture(
  editor: Editor,
  id: string,
  picture: UploadedPicture & { readonly alt: string },
): void {
  const { url: src, width, height, alt } = picture;
  const { state, view } = editor;
  const at = placeOfPicture(state, id) ?? state.selection.to;
  const node = state.schema.nodes['image']?.create({ src, alt, width, height });
  if (node) view.dispatch(state.tr.insert(at, node));
  unmarkPlace(view, id);
}

/** Sets the description of every picture with this address. */
export function describePicture(editor: Editor, src: string, alt: string): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.attrs['src'] === src) tr.setNodeAttribute(position, 'alt', alt);
  });
  editor.view.dispatch(tr);
}
