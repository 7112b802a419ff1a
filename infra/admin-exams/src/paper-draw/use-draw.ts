import type { ApiError } from '@pathshala/web-kit/api-error';
import { isApiError } from '@pathshala/web-kit/api-error';
import { randomId } from '@pathshala/web-kit/random-id';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useRef, useState } from 'react';
import type { Drawn, DrawnBlueprint, DrawSource, DrawWish } from './draw-source.ts';
import { drawTexts } from './draw-texts.ts';

interface DrawState {
  readonly seed: string;
  readonly drawn: Drawn | null;
  readonly error: ApiError | null;
  readonly isDrawing: boolean;
  /** Ids of questions that stay when the others are drawn again. */
  readonly retained: ReadonlySet<string>;
  /** Ids of questions that were swapped: they are not drawn again. */
  readonly swapped: readonly string[];
}

const nothing: DrawState = {
  seed: '',
  drawn: null,
  error: null,
  isDrawing: false,
  retained: new Set(),
  swapped: [],
};

const seedLength = 8;

export interface DrawActions extends DrawState {
  /** Draws by the seed of the blueprint, or by a new one where it has none. */
  readonly first: () => void;
  /** Draws those again that are not retained, by a new seed. */
  readonly again: () => void;
  readonly swap: (rowId: string, questionId: string) => void;
  readonly keep: (questionId: string, isRetained: boolean) => void;
}

/** A paper that is drawn from the bank and changed; `taken`: ids of questions that the exam has already. */
export function useDraw(
  source: DrawSource,
  { _id: blueprintId, seed: ownSeed }: Pick<DrawnBlueprint, '_id' | 'seed'>,
  taken: ReadonlySet<string>,
): DrawActions {
  const translate = useText();
  const { api, toast } = useServices();
  const [state, setState] = useState<DrawState>(nothing);
  // The answer of an earlier draw is dropped when a later one has begun.
  const latest = useRef(0);

  async function draw(
    wish: Pick<DrawWish, 'seed' | 'retained'>,
    change: Partial<DrawState> & { readonly merge?: (drawn: Drawn) => Drawn },
  ): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    const { merge = (drawn: Drawn) => drawn, ...changed } = change;
    const swapped = changed.swapped ?? state.swapped;
    setState((before) => ({ ...before, isDrawing: true, error: null }));
    try {
      const drawn = await source.draw(api, blueprintId, { ...wish, avoid: [...taken, ...swapped] });
      if (own !== latest.current) return;
      setState((before) => ({ ...before, ...changed, drawn: merge(drawn), isDrawing: false }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (own === latest.current) setState((before) => ({ ...before, error, isDrawing: false }));
    }
  }

  const retainedOf = (isRetained: (id: string) => boolean) => retainedQuestions(state.drawn, isRetained);

  return {
    ...state,
    first: () => {
      const seed = ownSeed === '' ? newSeed() : ownSeed;
      void draw({ seed, retained: [] }, { seed, retained: new Set(), swapped: [] });
    },
    again: () => {
      const seed = newSeed();
      void draw({ seed, retained: retainedOf((id) => state.retained.has(id)) }, { seed });
    },
    swap: (rowId, out) => {
      const retained = retainedOf((id) => id !== out);
      const isOld = new Set(retained.map(({ questionId }) => questionId));
      const merge = (drawn: Drawn): Drawn => {
        const other = drawn.rows
          .find((row) => row.rowId === rowId)
          ?.questions.find(({ _id }) => !isOld.has(_id));
        if (other === undefined) toast.error(translate(drawTexts.noOther));
        else toast.success(translate(drawTexts.swapped));
        return withOther(state.drawn ?? drawn, out, other);
      };
      void draw({ seed: state.seed, retained }, { swapped: [...state.swapped, out], merge });
    },
    keep: (questionId, isRetained) =>
      setState((before) => ({ ...before, retained: changedSet(before.retained, questionId, isRetained) })),
  };
}

function changedSet(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const rest = [...ids].filter((one) => one !== id);
  return new Set(isIn ? [...rest, id] : rest);
}

function newSeed(): string {
  return randomId().slice(0, seedLength);
}

function retainedQuestions(
  drawn: Drawn | null,
  isRetained: (questionId: string) => boolean,
): DrawWish['retained'] {
  return (drawn?.rows ?? []).flatMap(({ rowId, questions }) =>
    questions.flatMap(({ _id: questionId }) => (isRetained(questionId) ? [{ rowId, questionId }] : [])),
  );
}

type Question = Drawn['rows'][number]['questions'][number];

/** The other question takes the place of the old one, which stays where there is no other. */
function withOther(drawn: Drawn, out: string, other: Question | undefined): Drawn {
  if (other === undefined) return drawn;
  return {
    rows: drawn.rows.map((row) => ({
      ...row,
      questions: row.questions.map((question) => (question._id === out ? other : question)),
    })),
  };
}
