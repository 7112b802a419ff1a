import sharp from 'sharp';
import type { SeededRandom } from './seeded-random.ts';

const width = 620;
const height = 877;
const margin = 50;
const lineHeight = 34;

/** A word as a pen writes it: loops along the line. */
function word(random: SeededRandom, x: number, y: number): { readonly path: string; readonly end: number } {
  const loops = random.whole(2, 7);
  let [path, at] = [`M${x} ${y}`, x];
  for (let loop = 0; loop < loops; loop += 1) {
    const rise = random.whole(5, 15) * (random.chance(0.85) ? -1 : 0.6);
    const step = random.whole(6, 11);
    path += ` q${step / 2} ${Math.round(rise)} ${step} ${random.whole(-1, 1)}`;
    at += step;
  }
  return { path, end: at };
}

function lineOf(random: SeededRandom, y: number): string {
  const words: string[] = [];
  const end = margin + (width - 2 * margin) * (0.35 + random.next() * 0.6);
  for (let x = margin + random.whole(0, 12); x < end;) {
    const written = word(random, x, y + random.whole(-2, 2));
    words.push(written.path);
    x = written.end + random.whole(8, 16);
  }
  return words.join(' ');
}

/** Draws two axes and a straight line, as with a pen. */
function graph(y: number): string {
  return `M80 ${y + 150} h230 M120 ${y + 180} v-190 M90 ${y + 165} L280 ${y + 10}`;
}

/** The picture of a page with lines that look like handwriting, and a graph. */
export async function drawHandwrittenPage(random: SeededRandom): Promise<Uint8Array> {
  const lines: string[] = [];
  const graphAt = random.whole(5, 12);
  for (let row = 0; margin + row * lineHeight < height - margin - 190; row += 1) {
    const y = margin + row * lineHeight + (row > graphAt ? 190 : 0);
    lines.push(row === graphAt ? graph(y) : lineOf(random, y));
    if (y > height - margin - lineHeight) break;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f7f4ea"/>
    <path d="${lines.join(' ')}" fill="none" stroke="#27336b" stroke-width="1.6" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
}
