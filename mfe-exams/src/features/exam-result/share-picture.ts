import { saveFile } from '@pathshala/web-kit/save-file';

/** What the picture shows: the reader's own name and nothing of others. All texts are in the reader's language. */
export interface SharedResult {
  readonly school: string;
  readonly name: string;
  readonly title: string;
  readonly score: string;
  readonly date: string;
  readonly parts: readonly {
    readonly kind: 'correct' | 'wrong' | 'blank';
    readonly count: number;
    readonly text: string;
  }[];
}

const size = { width: 1080, height: 1080, edge: 90 } as const;
/** Light whatever the theme is: the picture is seen elsewhere. */
const colours = {
  paper: '#fbfaf5',
  ink: '#1b2420',
  quiet: '#56615b',
  correct: '#0b6b4b',
  wrong: '#b3261e',
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
  paint(context, shared);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png');
  });
}

function paint(context: CanvasRenderingContext2D, shared: SharedResult): void {
  const { family, titleFamily } = fontsOfPage();
  const width = size.width - 2 * size.edge;
  const write = (text: string, y: number, style: { font: string; colour?: string }): void => {
    context.font = style.font;
    context.fillStyle = style.colour ?? colours.ink;
    context.fillText(text, size.edge, y, width);
  };
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = colours.correct;
  context.fillRect(0, 0, size.width, 24);
  write(shared.school, 140, { font: `600 40px ${family}`, colour: colours.correct });
  write(shared.name, 270, { font: `700 68px ${titleFamily}` });
  write(shared.title, 350, { font: `400 42px ${family}`, colour: colours.quiet });
  write(shared.score, 560, { font: `700 112px ${titleFamily}` });
  paintBar(context, shared.parts, { x: size.edge, y: 640, width, height: 56 });
  let y = 780;
  for (const { text, kind } of shared.parts) {
    context.fillStyle = colours[kind];
    context.fillRect(size.edge, y - 32, 36, 36);
    context.font = `500 42px ${family}`;
    context.fillStyle = colours.ink;
    context.fillText(text, size.edge + 60, y, width - 60);
    y += 68;
  }
  write(shared.date, 1010, { font: `400 36px ${family}`, colour: colours.quiet });
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
