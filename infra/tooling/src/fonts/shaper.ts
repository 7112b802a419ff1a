import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

interface ShapedGlyph {
  /** 0 is `.notdef`: the font has no glyph. */
  readonly id: number;
  readonly advance: number;
}

export interface Shaper {
  /** The glyphs that a browser draws for the text, in drawing order. */
  readonly shape: (text: string) => readonly ShapedGlyph[];
  /** Includes intermediate glyphs: a part of a conjunct that a later lookup joins to another. */
  readonly glyphsOnTheWay: (text: string) => ReadonlySet<number>;
  readonly outline: (glyph: number) => string;
  readonly unicodes: readonly number[];
}

/** Shapes text with a font file in TrueType format. */
export function createShaper(ttf: Uint8Array): Shaper {
  const face = new Face(new Blob(ttf));
  const font = new Font(face);
  const bufferOf = (text: string): Buffer => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    return buffer;
  };
  return {
    shape(text) {
      const buffer = bufferOf(text);
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, at) => ({ id: codepoint, advance: positions[at]?.xAdvance ?? 0 }));
    },
    glyphsOnTheWay(text) {
      const buffer = bufferOf(text);
      const glyphs = new Set<number>();
      const collect = (): void => {
        for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
      };
      buffer.setMessageFunc((_, __, message) => {
        // The buffer contains characters, not glyphs, before the first lookup.
        if (/^(?:start|end) lookup/.test(message)) collect();
        return true;
      });
      shape(font, buffer);
      collect();
      return glyphs;
    },
    outline: (glyph) => font.glyphToPath(glyph),
    unicodes: [...face.collectUnicodes()],
  };
}
