interface ChartPoint {
  /** Beside the axis and in the table: '22 Nov'. */
  readonly label: string;
  readonly value: number;
}

export type ChartKind = 'bar' | 'line' | 'area';

export interface ChartProps {
  readonly title: string;
  /** The heading of the labels in the table: 'Day'. */
  readonly labelHeading: string;
  /** What is counted: 'Registrations'. */
  readonly valueHeading: string;
  readonly points: readonly ChartPoint[];
  /** Instead of a chart when there are no points, or all are 0. */
  readonly emptyText: string;
  /** Pixels; 120 by default. */
  readonly height?: number;
}

/** What a drawing needs of a chart. */
export interface DrawingProps {
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  readonly valueHeading: string;
  readonly height: number;
}
