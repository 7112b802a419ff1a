import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './page-picture.module.css';

export interface PagePictureProps {
  readonly url: string;
  readonly alt: string;
  /** Degrees clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Pins over the picture; they turn with it. */
  readonly children?: ReactNode;
  /** The picture is a button: called with the point from 0 to 1 of the picture before its rotation. By keyboard: the middle. */
  readonly onPoint?: (point: { readonly x: number; readonly y: number }) => void;
  /** The label of that button. */
  readonly pointLabel?: string;
}

/** A photographed or scanned page, as wide as there is room, rotated without being cut. */
export function PagePicture(props: PagePictureProps): ReactNode {
  const { url, alt, rotation, children, onPoint, pointLabel } = props;
  const [size, setSize] = useState({ width: 3, height: 4 });
  const isSideways = rotation % 180 !== 0;
  const { width, height } = size;
  const point = ({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>): void => {
    const { offsetX, offsetY } = nativeEvent;
    const x = detail === 0 ? 0.5 : offsetX / currentTarget.clientWidth;
    const y = detail === 0 ? 0.5 : offsetY / currentTarget.clientHeight;
    onPoint?.({ x: between(x), y: between(y) });
  };
  return (
    <span
      className={styles['frame']}
      style={{ aspectRatio: isSideways ? `${height} / ${width}` : `${width} / ${height}` }}
    >
      <span
        className={styles['sheet']}
        style={{
          inlineSize: isSideways ? `${(width / height) * 100}%` : '100%',
          blockSize: isSideways ? `${(height / width) * 100}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
        }}
      >
        <img
          src={url}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth || 3, height: naturalHeight || 4 })
          }
        />
        {onPoint && (
          <button type="button" className={styles['surface']} aria-label={pointLabel} onClick={point} />
        )}
        {children}
      </span>
    </span>
  );
}

export interface PagePinProps {
  /** The number of the page, from 1. */
  readonly number: number;
  /** The distance from the left, from 0 to 1, of the picture before its rotation. */
  readonly x: number;
  readonly y: number;
  readonly rotation: 0 | 90 | 180 | 270;
  readonly onClick?: () => void;
  readonly label?: string;
  readonly isCurrent?: boolean;
}

/** A numbered point on a page, upright however the page is rotated; a button where it can be clicked. */
export function PagePin(props: PagePinProps): ReactNode {
  const { number, x, y, rotation, onClick, label, isCurrent = false } = props;
  const place = {
    insetInlineStart: `${x * 100}%`,
    insetBlockStart: `${y * 100}%`,
    transform: `translate(-50%, -50%) rotate(${-rotation}deg)`,
  };
  const look = { className: styles['pin'], style: place, 'data-current': isCurrent || undefined };
  if (onClick === undefined) return <span {...look}>{number}</span>;
  return (
    <button type="button" {...look} aria-label={label} onClick={onClick}>
      {number}
    </button>
  );
}

function between(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
