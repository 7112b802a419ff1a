interface LeafPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
}

/** More leaves would hide each other; the sentence beside the drawing has the exact number. */
export const maxLeaves = 60;

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Places in the crown of the tree, the first in its middle; a leaf keeps its place when others come. */
export function leafPlaces(count: number): readonly LeafPlace[] {
  return Array.from({ length: Math.min(count, maxLeaves) }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / maxLeaves);
    const angle = index * goldenAngle;
    return {
      x: Math.round(100 + Math.cos(angle) * radius * 84),
      y: Math.round(56 + Math.sin(angle) * radius * 44),
      turn: Math.round((angle * 180) / Math.PI) % 360,
    };
  });
}
