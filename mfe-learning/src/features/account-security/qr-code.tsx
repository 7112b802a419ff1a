import QRCode from 'qrcode';
import type { ReactNode } from 'react';
import styles from './account-security.module.css';

/** Modules of white around the code, which scanners need. */
const margin = 4;

/** A QR code, drawn as one path. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  const side = size + 2 * margin;
  return (
    <svg
      className={styles['qr']}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
