import { createRequire } from 'node:module';
import { escapeHtml } from '@pathshala/rules/escape-html';

export interface ShareText {
  /** Large; the longer, the smaller. */
  readonly title: string;
  /** Below it. */
  readonly line: string;
  /** Above it: the name of the site. */
  readonly site: string;
}

interface Look {
  /** Pixels; the first that fits. */
  readonly sizes: readonly number[];
  readonly colour: string;
  readonly height: number;
  /** Characters; what is longer is cut. */
  readonly max: number;
}

const [width, height, margin] = [1200, 630, 80];
const [paper, ink, green, hill, marigold] = ['#FBFAF5', '#1B2420', '#0B6B4B', '#D9E9DF', '#F3C27B'];

const require = createRequire(import.meta.url);
/** Bengali and Latin. The machine's own fonts may have no Bengali, or there may be none. */
const fontfile = require.resolve('@expo-google-fonts/hind-siliguri/700Bold/HindSiliguri_700Bold.ttf');

/** Runs in a process of its own (`isolated`). */
export async function run({ title, line, site }: ShareText): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const layers = [
    { words: site, top: 72, look: { sizes: [36], colour: green, height: 60, max: 40 } },
    { words: title, top: 150, look: { sizes: [72, 56, 44, 36], colour: ink, height: 240, max: 160 } },
    { words: line, top: 420, look: { sizes: [36, 28, 22], colour: ink, height: 90, max: 160 } },
  ];
  const composite = [];
  for (const { words, top, look } of layers) {
    if (words !== '') composite.push({ input: await drawText(words, look), left: margin, top });
  }
  return sharp(Buffer.from(background)).composite(composite).png({ palette: true }).toBuffer();
}

async function drawText(words: string, { sizes, colour, height: room, max }: Look): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Pango reads a markup language with the entities of HTML.
  const text = `<span foreground="${colour}">${escapeHtml(cut(words, max))}</span>`;
  const options = { text, width: width - 2 * margin, rgba: true, dpi: 72, fontfile };
  let drawn = Buffer.alloc(0);
  for (const size of sizes) {
    const { data, info } = await sharp({ text: { ...options, font: `Hind Siliguri Bold ${size}` } })
      .png()
      .toBuffer({ resolveWithObject: true });
    drawn = data;
    if (info.height <= room) return drawn;
  }
  return drawn;
}

function cut(words: string, max: number): string {
  const letters = [...new Intl.Segmenter('bn').segment(words)].map(({ segment }) => segment);
  return letters.length <= max ? words : `${letters.slice(0, max - 1).join('')}…`;
}

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${paper}"/>
  <circle cx="1100" cy="92" r="46" fill="${marigold}"/>
  <path d="M0 570c200-60 400-60 600 0s400 60 600 0v60H0z" fill="${hill}"/>
  <rect width="20" height="${height}" fill="${green}"/>
</svg>`;
