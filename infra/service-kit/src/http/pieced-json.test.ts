import { gunzipSync } from 'node:zlib';
import { array, assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OwnPiece, PiecedJson, SharedPiece } from './pieced-json.ts';

const text = string({ unit: 'grapheme', maxLength: 60 }).map((words) => words.replaceAll('\0', ' '));
const gapLength = 12;

/** Shared texts with a gap behind each, which every body fills as it likes. */
function sharedTexts(texts: readonly string[]) {
  let before = Buffer.alloc(0);
  return texts.map((words) => {
    const bytes = Buffer.from(words);
    const piece = new SharedPiece(bytes, before);
    const upToGap = Buffer.concat([before, bytes]);
    before = Buffer.concat([upToGap, Buffer.alloc(gapLength)]);
    return { piece, fill: (filling: string) => new SharedPiece(Buffer.from(filling), upToGap) };
  });
}

const sent = (json: PiecedJson) => Buffer.concat(json.contentFor(['br', 'gzip']).pieces);

describe('a body put together from pieces', () => {
  it('is read as what was put in, whatever comes before it and in its gaps', () => {
    const fillings = array(stringMatching(/^[a-z]{12}$/), { minLength: 30, maxLength: 30 });
    assert(
      property(array(text, { maxLength: 30 }), text, fillings, (texts, own, filled) => {
        const shared = sharedTexts([...texts, ...texts]);
        const pieces = shared.flatMap(({ piece, fill }, at) => [
          piece,
          fill(filled[at % filled.length] ?? ''),
        ]);
        const json = new PiecedJson([new OwnPiece(own), ...pieces, new OwnPiece(']}')]);
        expect(gunzipSync(sent(json))).toEqual(json.bytes);
      }),
    );
  });

  it('takes an own text of more than a block', () => {
    const json = new PiecedJson([
      new OwnPiece('ক'.repeat(70_000)),
      new SharedPiece(Buffer.from('end'), Buffer.alloc(0)),
    ]);
    expect(gunzipSync(sent(json))).toEqual(json.bytes);
  });

  it('says again what was said before at the price of a word', () => {
    const question = 'অ্যালার্জিতে হিস্টামিন নিঃসরণ করে কোন শ্বেত রক্তকণিকা?'.repeat(3);
    const [first, second] = sharedTexts([question, question]);
    expect(second?.piece.deflated[0]?.length).toBeLessThan(20);
    expect(first?.piece.deflated[0]?.length).toBeGreaterThan(60);
  });

  it('goes as it is to who takes no gzip', () => {
    const json = new PiecedJson([new OwnPiece('{}')]);
    expect(json.contentFor(['br'])).toEqual({ pieces: [Buffer.from('{}')] });
  });
});
