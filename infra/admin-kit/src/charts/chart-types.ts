interface ChartPoint {
  /** The label beside the axis and in the table: '22 Nov'. */
  readonly label: string;
  readonly value: number;
}

export type ChartKind = 'bar' | 'line' | 'area';

export interface ChartProps {
  readonly title: string;
  /** The heading of the labels in the table: 'Day'. */
  readonly labelHeading: string;
  /** The name of the counted things: 'Sales'. */
  readonly valueHeading: string;
  readonly points: readonly ChartPoint[];
  /** The text in place of a chart when there are no points, or all are 0. */
  readonly emptyText: string;
  /** Pixels; 120 by default. */
  readonly height?: number;
  /** A value in words: `৳1,200`. The number in the digits of the language by default. */
  readonly formatValue?: (value: number) => string;
  /** The page shows the numbers in a table of its own beside the chart. */
  readonly isTableBeside?: boolean;
  /** The interactive drawing is fetched at once, for a page that is about the chart. */
  readonly isInteractiveAtOnce?: boolean;
}

/** The props of a drawing. */
export interface DrawingProps {
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  readonly valueHeading: string;
  readonly height: number;
  readonly formatValue: (value: number) => string;
}
