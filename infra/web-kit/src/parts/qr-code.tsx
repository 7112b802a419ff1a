import { encodeQR } from 'qr';
import type { ReactNode } from 'react';
import styles from './qr-code.module.css';

/** Modules of white around the code, which scanners need. */
const margin = 4;

/** A QR code, black on white in either theme, that a phone can scan from the screen and from paper. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  return <img className={styles['qr']} src={qrPicture(text)} alt={label} width={240} height={240} />;
}

/** The address of a picture of the code: an SVG with one path. */
export function qrPicture(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const side = rows.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
