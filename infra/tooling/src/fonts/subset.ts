import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The part of HarfBuzz's subset API that is used; pointers are numbers. */
interface HarfbuzzSubset {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** Node has it too, but its types leave it to those of the browser. */
declare const WebAssembly: {
  instantiate(
    module: Uint8Array,
    imports: object,
  ): Promise<{ readonly instance: { readonly exports: unknown } }>;
};

interface Wanted {
  readonly unicodes: Iterable<number>;
  /** If given, only these glyphs remain, and no other form that the font could derive from the characters. */
  readonly glyphs?: Iterable<number>;
}

const writable = 2;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

/** A subset of a TrueType font, without hinting. */
export async function subset(ttf: Uint8Array, wanted: Wanted): Promise<Uint8Array> {
  // A new instance per call, so that its memory is freed.
  const hb = await instantiate();
  const data = hb.malloc(ttf.length);
  new Uint8Array(hb.memory.buffer).set(ttf, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, ttf.length, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, wanted.glyphs ? noHinting | noLayoutClosure : noHinting);
  addAll(hb, hb.hb_subset_input_unicode_set(input), wanted.unicodes);
  addAll(hb, hb.hb_subset_input_glyph_set(input), wanted.glyphs ?? []);
  const result = hb.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error('HarfBuzz could not make a subset of the font.');
  const blob = hb.hb_face_reference_blob(result);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

function addAll(hb: HarfbuzzSubset, set: number, values: Iterable<number>): void {
  for (const value of values) hb.hb_set_add(set, value);
}

async function instantiate(): Promise<HarfbuzzSubset> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
  return instance.exports as HarfbuzzSubset;
}
