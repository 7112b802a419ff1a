import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { ChartTable } from './chart-table.tsx';
import type { ChartKind, ChartProps, DrawingProps } from './chart-types.ts';
import { StaticDrawing } from './static-drawing.tsx';
import styles from './chart.module.css';

const texts = {
  table: { en: 'Table', bn: 'টেবিল' },
  chart: { en: 'Chart', bn: 'চিত্র' },
};

/**
 * A chart with its title and its table. It is drawn at once; the interactive drawing (Recharts) is fetched when somebody
 * points at it, so that it weighs nothing on the first view.
 */
export function ChartFigure(props: ChartFigureProps): ReactNode {
  const { title, points, emptyText, isTableBeside = false } = props;
  const translate = useText();
  const titleId = useId();
  const [isTable, showTable] = useState(false);
  const isEmpty = points.every(({ value }) => value === 0);
  return (
    <figure className={styles['figure']} aria-labelledby={titleId}>
      <figcaption className={styles['caption']}>
        <span id={titleId} className={styles['title']}>
          {title}
        </span>
        {!isEmpty && !isTableBeside && (
          <button
            type="button"
            className={styles['switch']}
            aria-describedby={titleId}
            onClick={() => showTable(!isTable)}
          >
            {translate(isTable ? texts.chart : texts.table)}
          </button>
        )}
      </figcaption>
      {isEmpty ? <p className={styles['empty']}>{emptyText}</p> : <Content {...props} isTable={isTable} />}
    </figure>
  );
}

interface ChartFigureProps extends ChartProps {
  readonly kind: ChartKind;
}

/** The drawing, and the table unless the page has one. */
function Content(props: ChartFigureProps & { readonly isTable: boolean }): ReactNode {
  const { kind, isTable, ...chart } = props;
  const { points, valueHeading, height = 120, isTableBeside = false, isInteractiveAtOnce = false } = chart;
  const format = useFormat();
  const { formatValue = format.number } = chart;
  const { Drawing, load } = useInteractiveDrawing(isInteractiveAtOnce);
  return (
    <>
      {!isTable && (
        <div onPointerEnter={load}>
          <Drawing {...{ kind, points, valueHeading, height, formatValue }} />
        </div>
      )}
      {!isTableBeside && <ChartTable {...chart} formatValue={formatValue} isHidden={!isTable} />}
    </>
  );
}

/** Fetched when `load` is called, or at once. */
function useInteractiveDrawing(isAtOnce: boolean): {
  readonly Drawing: ComponentType<DrawingProps>;
  readonly load: () => void;
} {
  const [part, setPart] = useState<{ readonly Drawing: ComponentType<DrawingProps> }>({
    Drawing: StaticDrawing,
  });
  const isLoaded = part.Drawing !== StaticDrawing;
  const load = useCallback((): void => {
    if (isLoaded) return;
    import(/* webpackChunkName: "recharts" */ './recharts-drawing.tsx').then(
      ({ RechartsDrawing }) => setPart({ Drawing: RechartsDrawing }),
      // The static drawing and the table have every number; the next pointer tries again.
      () => undefined,
    );
  }, [isLoaded]);
  useEffect(() => {
    if (isAtOnce) load();
  }, [isAtOnce, load]);
  return { ...part, load };
}
