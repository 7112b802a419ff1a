import type { ReactNode } from 'react';
import styles from './hero-picture.module.css';

const pupils = [
  { x: 214, shirt: 'var(--raised)' },
  { x: 282, shirt: 'var(--marigold-tint)' },
  { x: 350, shirt: 'var(--raised)' },
] as const;

/** A picture of a traditional pathshala: a class below a banyan tree. */
export function HeroPicture(): ReactNode {
  return (
    <svg className={styles['picture']} viewBox="0 0 480 360" aria-hidden="true">
      <circle cx="412" cy="74" r="34" fill="var(--sky)" stroke="var(--sky-line)" strokeWidth="2.5" />
      <g className={styles['night']} fill="var(--sky)">
        <circle cx="398" cy="64" r="31" fill="var(--paper)" />
        <path d="M286 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM342 98l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM462 130l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z" />
      </g>
      <Tree />
      <Board />
      <path
        d="M168 318h248l22 22H146z"
        fill="var(--marigold-tint)"
        stroke="var(--marigold)"
        strokeWidth="2"
      />
      <path d="M160 328h264" stroke="var(--marigold)" strokeWidth="2" strokeDasharray="3 9" />
      {pupils.map(({ x, shirt }) => (
        <Pupil key={x} x={x} shirt={shirt} />
      ))}
      <path
        d="M6 342c50-5 96 3 140-1m292 1c14 1 26-1 36-2M22 350c20-2 44 1 62-1"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Tree(): ReactNode {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" stroke="var(--green)" strokeWidth="2.5">
      <path
        d="M70 342c16-24 22-58 20-96-2-26-10-44-24-60l20-8c10 8 18 18 24 30 8-16 20-30 36-42l16 10c-20 20-30 44-30 74 0 38 6 68 22 92-14-4-20-6-28-16-4 8-8 12-16 16-4-8-8-10-12-16-6 8-14 14-28 16z"
        fill="var(--raised)"
      />
      <path
        d="M30 196c-26-4-34-36-12-50-16-26 6-54 32-48 4-30 40-42 62-22 14-32 62-36 80-8 26-16 62 0 62 28 28-2 44 28 28 50 16 20 2 48-24 46-10 18-40 20-52 6-16 16-44 14-54-4-14 14-40 14-52-2-18 20-58 22-70 4z"
        fill="var(--green-tint)"
      />
      <path
        d="M58 138c10-10 24-12 34-4m52-40c12-8 28-6 36 4m22 46c10-6 22-6 30 2m-138 18c8-8 20-10 30-4"
        fill="none"
      />
      <path
        d="M216 196c4 30-2 48 2 66m26-70c2 18-2 28 0 40M48 202c-4 30 4 56-2 84m-18-92c-2 16 2 26 0 40"
        fill="none"
      />
    </g>
  );
}

function Board(): ReactNode {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="m316 292 14-66m96 66-14-66" stroke="var(--ink)" strokeWidth="4" />
      <rect
        x="292"
        y="146"
        width="158"
        height="96"
        rx="5"
        fill="var(--board)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <text x="371" y="194" textAnchor="middle" fontSize="32" fill="var(--chalk)" className={styles['chalk']}>
        অ আ ক খ
      </text>
      <path d="M318 216h72m-72 12h46" stroke="var(--chalk)" strokeWidth="3" opacity=".7" />
      <path d="M306 248h130" stroke="var(--ink)" strokeWidth="5" />
    </g>
  );
}

function Pupil({ x, shirt }: { readonly x: number; readonly shirt: string }): ReactNode {
  return (
    <g transform={`translate(${x} 256)`} strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.5">
      <path d="M-24 72c-6-30 4-46 24-46s30 16 24 46z" fill={shirt} stroke="var(--ink)" />
      <circle cy="10" r="15" fill="var(--skin)" stroke="var(--ink)" />
      <path d="M-15 8C-14-10 14-10 15 8 6 6-4 4-8-1c-1 5-3 8-7 9z" fill="var(--hair)" stroke="var(--ink)" />
      <path
        d="M-26 60c10-5 18-4 26 1 8-5 16-6 26-1v17c-10-4-18-3-26 2-8-5-16-6-26-2z"
        fill="var(--paper)"
        stroke="var(--green)"
      />
      <path d="M0 61v18" stroke="var(--green)" />
    </g>
  );
}
