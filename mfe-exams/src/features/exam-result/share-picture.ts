import { qrPicture } from '@pathshala/web-kit/parts/qr-code';
import { saveFile } from '@pathshala/web-kit/save-file';

/** The content of the picture: the reader's own name and nothing of others. All texts are in the reader's language. */
export interface SharedResult {
  readonly school: string;
  readonly name: string;
  readonly title: string;
  readonly score: string;
  /** The place on the merit list; null without one. */
  readonly rank: string | null;
  readonly date: string;
  /** The address of the exam, or of the school; the picture has it as text and as a QR code. */
  readonly address: string;
  readonly parts: readonly {
    readonly kind: 'correct' | 'wrong' | 'blank';
    readonly count: number;
    readonly text: string;
  }[];
}

const size = { width: 1080, height: 1080, edge: 90 } as const;
const qrSide = 260;
/** The picture is light in either theme: it is seen outside of the site. */
const colours = {
  paper: '#fbfaf5',
  ink: '#1b2420',
  quiet: '#56615b',
  correct: '#0b6b4b',
  /** Paler than on the page: the largest mark of the picture is the score. */
  wrong: '#d98b82',
  blank: '#d6d1c3',
} as const;

/** Shares the picture as a file; saves it where that is not possible. A share that the reader ends is none. */
export async function shareResult(shared: SharedResult): Promise<'shared' | 'saved' | 'ended'> {
  const blob = await drawResult(shared);
  const file = new File([blob], 'pathshala-result.png', { type: blob.type });
  const data = { files: [file], title: shared.title };
  if (!canShare(data)) {
    saveFile(blob, file.name);
    return 'saved';
  }
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'ended';
    throw error;
  }
}

function canShare(data: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(data);
}

async function drawResult(shared: SharedResult): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  // The browser's own fonts: it joins Bengali letters as on the page.
  await document.fonts.ready;
  const code = new Image();
  code.src = qrPicture(shared.address);
  await code.decode();
  paint(context, shared);
  context.imageSmoothingEnabled = false;
  context.drawImage(code, size.width - size.edge - qrSide, size.height - size.edge - qrSide, qrSide, qrSide);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png');
  });
}

interface WrittenStyle {
  readonly font: string;
  readonly colour?: string;
  /** Longer texts are squeezed to it. */
  readonly width?: number;
}

function paint(context: CanvasRenderingContext2D, shared: SharedResult): void {
  const { family, titleFamily } = fontsOfPage();
  const width = size.width - 2 * size.edge;
  const write = (text: string, y: number, style: WrittenStyle): void => {
    context.font = style.font;
    context.fillStyle = style.colour ?? colours.ink;
    context.fillText(text, size.edge, y, style.width ?? width);
  };
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = colours.correct;
  context.fillRect(0, 0, size.width, 24);
  write(shared.school, 140, { font: `600 40px ${family}`, colour: colours.correct });
  write(shared.name, 270, { font: `700 68px ${titleFamily}` });
  write(shared.title, 350, { font: `400 42px ${family}`, colour: colours.quiet });
  write(shared.score, 530, { font: `700 112px ${titleFamily}` });
  if (shared.rank !== null)
    write(shared.rank, 620, { font: `700 56px ${titleFamily}`, colour: colours.correct });
  paintBar(context, shared.parts, { x: size.edge, y: 666, width, height: 16 });
  let y = 764;
  for (const { text, kind } of shared.parts) {
    context.fillStyle = colours[kind];
    context.fillRect(size.edge, y - 32, 36, 36);
    context.font = `500 42px ${family}`;
    context.fillStyle = colours.ink;
    context.fillText(text, size.edge + 60, y, width - qrSide - 90);
    y += 62;
  }
  const besideCode = { font: `400 34px ${family}`, colour: colours.quiet, width: width - qrSide - 30 };
  write(shared.date, 946, besideCode);
  write(shared.address.replace(/^https?:\/\//u, ''), 990, besideCode);
}

function paintBar(
  context: CanvasRenderingContext2D,
  parts: SharedResult['parts'],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let x = box.x;
  for (const { kind, count } of parts) {
    const width = total === 0 ? 0 : (box.width * count) / total;
    context.fillStyle = colours[kind];
    context.fillRect(x, box.y, width, box.height);
    x += width;
  }
}

function fontsOfPage(): { family: string; titleFamily: string } {
  const family = getComputedStyle(document.body).fontFamily;
  const heading = document.querySelector('h1');
  return { family, titleFamily: heading === null ? family : getComputedStyle(heading).fontFamily };
}
