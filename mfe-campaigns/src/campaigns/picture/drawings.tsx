import type { ReactNode } from 'react';
import type { DrawingKind } from './drawing-of.ts';

interface DrawingProps {
  readonly seed: number;
}

const drawings: Readonly<Record<DrawingKind, (props: DrawingProps) => ReactNode>> = {
  sheet: AnswerSheet,
  medal: Medal,
  talk: Talk,
  board: Blackboard,
  fair: Fair,
};

/** Lines in the colour of the group around them. */
export function Drawing({ kind, seed }: DrawingProps & { readonly kind: DrawingKind }): ReactNode {
  const Kind = drawings[kind];
  return <Kind seed={seed} />;
}

const rows = [0, 1, 2, 3] as const;
const columns = [0, 1, 2, 3] as const;

/** Rows of circles, one filled in each, and a pencil. */
function AnswerSheet({ seed }: DrawingProps): ReactNode {
  return (
    <>
      <path d="M132 16h92a6 6 0 0 1 6 6v106H126V22a6 6 0 0 1 6-6z" fill="var(--raised)" />
      {rows.map((row) =>
        columns.map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={152 + column * 20}
            cy={36 + row * 22}
            r="6"
            fill={(seed >> (row * 2)) % 4 === column ? 'var(--green)' : 'none'}
          />
        )),
      )}
      <path d="m244 104 38-62 12 8-38 62-14 6z" fill="var(--marigold-tint)" stroke="var(--marigold)" />
      <path d="m276 52 12 8" stroke="var(--marigold)" />
    </>
  );
}

/** A medal on its ribbon between two twigs. */
function Medal({ seed }: DrawingProps): ReactNode {
  const points = 5 + (seed % 3);
  return (
    <>
      <path d="m190 12 18 40m38-40-18 40" stroke="var(--marigold)" strokeWidth="9" />
      <circle cx="218" cy="80" r="32" fill="var(--raised)" />
      <path d={star(points)} fill="var(--marigold-tint)" stroke="var(--marigold)" />
      <path d="M172 116c-18-14-24-36-18-58m4 46-16-4m10-16-14-8m12-12-10-12" />
      <path d="M264 116c18-14 24-36 18-58m-4 46 16-4m-10-16 14-8m-12-12 10-12" />
    </>
  );
}

function star(points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const radius = at % 2 === 0 ? 20 : 9;
    return `${(218 + radius * Math.cos(angle)).toFixed(1)} ${(80 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** A speaker at a desk, and heads in front. */
function Talk({ seed }: DrawingProps): ReactNode {
  const shift = seed % 12;
  return (
    <>
      <circle cx="230" cy="34" r="11" fill="var(--raised)" />
      <path d="M212 74c0-18 8-26 18-26s18 8 18 26" fill="var(--raised)" />
      <path d="M202 74h56l-6 40h-44z" fill="var(--marigold-tint)" stroke="var(--marigold)" />
      <path d="M262 30c10-4 16-10 18-18m-14 34c14-2 24-8 30-18" opacity=".6" />
      {[0, 1, 2, 3].map((head) => (
        <path key={head} d={`M${122 + head * 46 - shift} 140v-6a15 15 0 0 1 30 0v6`} fill="var(--raised)" />
      ))}
    </>
  );
}

/** A curve between two axes. */
function Blackboard({ seed }: DrawingProps): ReactNode {
  const bend = 20 + (seed % 30);
  return (
    <>
      <path d="M126 18h156v86H126z" fill="var(--raised)" />
      <path d="m146 104-10 26m126-26 10 26" />
      <path d="M146 30v60h116" opacity=".6" />
      <path d={`M150 84c${bend} 0 30-46 54-46s24 30 50 8`} stroke="var(--marigold)" />
      <circle cx="204" cy="38" r="3.5" fill="var(--marigold)" stroke="none" />
    </>
  );
}

/** Bunting over a stall. */
function Fair({ seed }: DrawingProps): ReactNode {
  const first = seed % 2;
  return (
    <>
      <path d="M112 22c60 26 130 26 196 0" />
      {[0, 1, 2, 3, 4].map((flag) => (
        <path
          key={flag}
          d={`M${134 + flag * 34} ${[30, 38, 41, 38, 30][flag]}l9 18 9-18z`}
          fill={flag % 2 === first ? 'var(--marigold-tint)' : 'var(--raised)'}
          stroke={flag % 2 === first ? 'var(--marigold)' : 'var(--green)'}
        />
      ))}
      <path d="M160 88h108l12 16H148zM160 104v32m108-32v32M160 118h108" fill="var(--raised)" />
    </>
  );
}
